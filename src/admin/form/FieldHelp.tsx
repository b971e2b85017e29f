import { useEffect, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useMessages } from '#admin/messages/use-messages.ts'
import { tidy } from '#model/field.ts'

/** The counter appears when this part of the limit is used up. */
const NEARLY = 0.9

/** So long after the last key the number is said aloud. */
const PAUSE_MS = 1_000

interface Help {
  readonly error?: string | undefined
  readonly help?: string | undefined
  /** The text as typed, and its limit in characters. */
  readonly counted?: { readonly value: string; readonly max: number } | undefined
}

/** What stands below an input: what is wrong, what is wanted, how much is written. */
export function helpBelow({ error, help, counted }: Help): ReactNode {
  const length = counted && tidy(counted.value).length
  const near = counted && length !== undefined && length >= counted.max * NEARLY
  if (!error && !help && !near) return undefined
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <span>
        {error && <Box component="span" sx={{ display: 'block' }} children={error} />}
        {help && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {help}
          </Box>
        )}
      </span>
      {near && <Counter length={length} max={counted.max} />}
    </Box>
  )
}

/** The number is seen at once, and read aloud when typing pauses. */
function Counter({ length, max }: { length: number; max: number }) {
  const { fields } = useMessages()
  const [aloud, setAloud] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setAloud(fields.countedAloud(length, max)), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [fields, length, max])
  return (
    <Box component="span" sx={{ position: 'relative', flex: 'none' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ color: length > max ? 'error.main' : 'text.secondary' }}
      >
        {fields.counted(length, max)}
      </Box>
      <Box component="span" role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {aloud}
      </Box>
    </Box>
  )
}

/** The same below an input that is a group, by an id that the group is described by. */
export function GroupHelp({ id, ...help }: Help & { id: string }) {
  const below = helpBelow(help)
  if (below === undefined) return null
  return (
    <FormHelperText id={id} error={help.error !== undefined} sx={{ mx: 0 }}>
      {below}
    </FormHelperText>
  )
}

/** For `aria-describedby` of a group; absent where nothing stands below it. */
export function describedBy(id: string, { error, help }: Help) {
  return error || help ? { 'aria-describedby': id } : {}
}
