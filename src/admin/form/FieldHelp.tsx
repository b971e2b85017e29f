import { useEffect, useState, type ReactNode, type Ref } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Plus } from 'lucide-react'
import type { FieldUpload } from '#admin/form/session/use-uploads.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { tidy } from '#model/fields/field.ts'
import type { AnyField } from '#model/fields/fields.ts'

export interface InputProps {
  field: AnyField
  /** The field's name and what to fill in, in the language of the account. */
  label: string
  help: string | undefined
  required: boolean
  name: string
  value: unknown
  /** The error to show, once the form was submitted. */
  error: string | undefined
  disabled: boolean
  onChange: (value: unknown) => void
  /** The upload of a picture. */
  upload?: FieldUpload | undefined
  /** The form's values, for an input that offers to begin with what another one holds. */
  values?: Readonly<Record<string, unknown>>
}

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

/** What every input has that is one MUI `TextField`. */
export const textFieldProps = (
  { name, label, help, required, error, disabled }: InputProps,
  counted?: Help['counted'],
) => ({
  ...{ id: name, name, label, required, disabled },
  error: error !== undefined,
  helperText: helpBelow({ error, help, counted }),
})

interface FieldGroupProps extends InputProps {
  ref?: Ref<HTMLFieldSetElement>
  spacing?: number
  /** The button that adds one more entry to a list. */
  add?: { label: string; entry: string }
  children: ReactNode
}

/** Several inputs of one field. */
export function FieldGroup({ ref, name, label, error, help, ...props }: FieldGroupProps) {
  const { spacing = 1.5, add, children, field, value, disabled, onChange } = props
  const entries = value as readonly string[]
  const id = `${name}-help`
  return (
    <Stack
      ref={ref}
      component="fieldset"
      spacing={spacing}
      {...describedBy(id, { error, help })}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 700, p: 0 }}>
        {label}
      </Typography>
      {children}
      <GroupHelp id={id} error={error} help={help} />
      {add && (
        <Button
          variant="outlined"
          startIcon={<Plus size={18} />}
          disabled={disabled || entries.length >= (field.maxItems ?? Infinity)}
          onClick={() => onChange([...entries, add.entry])}
          sx={{ alignSelf: 'flex-start' }}
        >
          {add.label}
        </Button>
      )}
    </Stack>
  )
}
