import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { Plus, Trash2 } from 'lucide-react'
import type { HoursProblem } from '#model/fields/hours-problem.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { MOST_SPANS, spansOf, type Span } from '#model/time/week.ts'

interface DayHoursInputProps {
  /** Begins the names and ids of all its inputs. */
  name: string
  /** Which day it is about. */
  day: string
  /** What stands beside the switch; the day unless told. */
  label?: string
  /** As stored, perhaps not complete. */
  hours: string
  problem: HoursProblem | undefined
  /** Once the form was submitted. */
  showProblem: boolean
  disabled: boolean
  /** Stands beside the day's name. */
  action?: ReactNode
  onChange: (hours: string) => void
}

/** Whether a day is open, and from when to when: a row for each time between two breaks. */
export function DayHoursInput(props: DayHoursInputProps) {
  const { name, day, label = day, hours, problem, showProblem, disabled, action, onChange } = props
  const { openingHours } = useMessages()
  const spans = spansOf(hours)
  const change = (some: readonly Span[]) =>
    onChange(some.map(({ from, to }) => `${from}-${to}`).join(' '))
  const errorId = `${name}-error`
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={layout}>
        <FormControlLabel
          label={label}
          disabled={disabled}
          sx={{ minHeight: 44, gridArea: 'day' }}
          control={
            <Switch
              name={`${name}.open`}
              checked={spans.length > 0}
              onChange={(_, open) => change(open ? [EMPTY] : [])}
              slotProps={{ input: { 'aria-label': openingHours.isOpen(day) } }}
            />
          }
        />
        <Stack spacing={1} sx={{ gridArea: 'times', minWidth: 0 }}>
          {spans.length === 0 && (
            <Box component="span" sx={{ color: 'text.secondary', minHeight: 44, pt: 1.25 }}>
              {openingHours.closed}
            </Box>
          )}
          {spans.map((span, index) => (
            <TimesRow
              key={index}
              {...{ name: `${name}.${index}`, day, span, disabled, errorId }}
              nth={index + 1}
              isWrong={problem !== undefined}
              showProblem={showProblem && problem !== undefined}
              onChange={(changed) => change(spans.with(index, changed))}
              onRemove={() => change(spans.toSpliced(index, 1))}
            />
          ))}
          {showProblem && problem && (
            <FormHelperText id={errorId} error sx={{ mx: 0 }}>
              {openingHours.problems[problem]}
            </FormHelperText>
          )}
        </Stack>
        <Box sx={{ gridArea: 'action', justifySelf: 'end', whiteSpace: 'nowrap' }}>
          {spans.length > 0 && (
            <IconButton
              aria-label={openingHours.addTimes(day)}
              title={openingHours.addTimes(day)}
              disabled={disabled || spans.length >= MOST_SPANS}
              onClick={() => change([...spans, EMPTY])}
            >
              <Plus size={18} />
            </IconButton>
          )}
          {action}
        </Box>
      </Box>
    </Box>
  )
}

const EMPTY: Span = { from: '', to: '' }

interface TimesRowProps {
  name: string
  day: string
  nth: number
  span: Span
  disabled: boolean
  isWrong: boolean
  showProblem: boolean
  errorId: string
  onChange: (span: Span) => void
  onRemove: () => void
}

function TimesRow({ name, day, nth, span, onChange, onRemove, ...props }: TimesRowProps) {
  const { openingHours } = useMessages()
  const { disabled, isWrong, showProblem, errorId } = props
  const input = (end: keyof Span) => (
    <TextField
      id={`${name}.${end}`}
      name={`${name}.${end}`}
      type="time"
      size="small"
      value={span[end]}
      error={showProblem}
      disabled={disabled}
      onChange={({ target }) => onChange({ ...span, [end]: target.value })}
      slotProps={{
        htmlInput: {
          'aria-label': openingHours[end](day, nth),
          'data-wrong': isWrong || undefined,
          'aria-describedby': showProblem ? errorId : undefined,
        },
      }}
      sx={timeInput}
    />
  )
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      {input('from')}
      <span aria-hidden>–</span>
      {input('to')}
      <IconButton
        aria-label={openingHours.removeTimes(day, nth)}
        disabled={disabled}
        onClick={onRemove}
      >
        <Trash2 size={18} />
      </IconButton>
    </Stack>
  )
}

/** By the room that there is: a form may have the screen, half of it beside its preview, or a dialog. */
const layout = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 1,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"day action" "times times"',
  '@container (min-width: 600px)': {
    gridTemplateColumns: '170px minmax(0, 1fr) auto',
    gridTemplateAreas: '"day times action"',
  },
}

const timeInput = {
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 140,
  '& input': { minHeight: 28, px: 1.25 },
  // Beside "12:00 PM" a phone has no room for the clock; it opens its own with a press.
  '@container (max-width: 360px)': {
    '& input::-webkit-calendar-picker-indicator': { display: 'none' },
  },
}
