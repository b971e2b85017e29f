import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import { helpBelow } from '#admin/form/FieldHelp.tsx'
import { formErrors, isRequired, withTitle } from '#admin/form/session/form-values.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import {
  changeRecord,
  keepTyped,
  textIn,
  useEditing,
  type EditedRecord,
} from '#admin/page-editor/editing.ts'
import { startTyping, type Typing, type TypingEnd } from '#admin/page-editor/typing/typing.ts'
import { useRect } from '#admin/page-editor/tools/use-rect.ts'
import type { Stored } from '#model/records/decode.ts'
import { problemText } from '#model/fields/problem.ts'

/** What is typed is in the draft so soon, and on the owner's phone; on this device it is at once. */
const KEPT_AFTER_MS = 400

export interface TypedPlace {
  readonly element: HTMLElement
  readonly field: string
  /** As it was when the typing began. */
  readonly record: EditedRecord
}

interface TypedFieldProps extends TypedPlace {
  /** Told once, when the typing has ended. */
  onDone: (how: TypingEnd) => void
}

/** A text being typed on the page itself; what is wrong with it is said below it. */
export function TypedField({ element, field: name, record, onDone }: TypedFieldProps) {
  const editing = useEditing()
  const { language, messages } = useLanguage()
  const { definition } = record.resource
  const { [name]: field } = definition.fields
  const before = textIn(record.values, name)
  const [text, setText] = useState(before)
  const label = field?.label[language] ?? name

  // The latest of what is rendered, for listeners that live as long as the typing.
  const fieldsWith = (value: string) =>
    name === definition.title ? withTitle(definition, record.values, value) : { [name]: value }
  const keep = (value: string) => changeRecord(editing, record, fieldsWith(value))
  const keepHere = (value?: string) =>
    keepTyped(editing, record, value === undefined ? undefined : fieldsWith(value))
  const latest = useRef({ keep, keepHere, onDone })
  useEffect(() => {
    latest.current = { keep, keepHere, onDone }
  })

  useEffect(() => {
    let keeping: ReturnType<typeof setTimeout> | undefined
    let kept = before
    let typing: Typing | undefined
    const write = (value: string) => {
      clearTimeout(keeping)
      if (value !== kept) latest.current.keep(value)
      kept = value
    }
    const done = (how: TypingEnd) => {
      if (!typing) return
      const { text: typed, end } = typing
      // Ending takes the focus away, which is an end, too.
      typing = undefined
      const now = typed()
      // Whoever only looks changes nothing, such as outer spaces of older records.
      const value = how === 'cancel' || now === before ? before : now.trim()
      write(value)
      latest.current.keepHere()
      end(value)
      latest.current.onDone(how)
    }
    typing = startTyping(element, {
      name: label,
      multiline: field?.kind === 'longText',
      onInput: (value) => {
        setText(value)
        latest.current.keepHere(value)
        clearTimeout(keeping)
        keeping = setTimeout(() => write(value), KEPT_AFTER_MS)
      },
      onDone: done,
    })
    return () => done('left')
    // One typing is one element, from its start to its end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [element])

  const rect = useRect(element)
  if (!field || !rect) return null
  const values: Stored = { ...record.values, [name]: text }
  const problem = formErrors(definition, values)[name]
  const below = helpBelow({
    error: problem && problemText(problem, label, messages.problems),
    help: isRequired(field, values) || text ? field.help?.[language] : undefined,
    counted: { value: text, max: field.max ?? Infinity },
  })
  if (!below) return null
  return (
    <Box
      role={problem ? 'alert' : 'note'}
      sx={note}
      style={{ top: rect.top + rect.height + 6, left: Math.max(8, rect.left) }}
    >
      {below}
    </Box>
  )
}

const note = {
  position: 'fixed',
  zIndex: 'tooltip',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  px: 1.5,
  py: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 2,
  fontSize: '0.875rem',
}
