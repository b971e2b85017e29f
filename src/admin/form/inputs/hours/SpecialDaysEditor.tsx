import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Trash2 } from 'lucide-react'
import { FieldGroup, type InputProps } from '#admin/form/FieldHelp.tsx'
import { DayHoursInput } from '#admin/form/inputs/hours/DayHoursInput.tsx'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import { specialProblem } from '#model/fields/hours-problem.ts'
import { ANNOUNCED_DAYS } from '#model/time/announced-days.ts'
import { addDays, berlinDay } from '#model/time/berlin-time.ts'
import { dayText } from '#model/time/calendar-date.ts'
import { REASON_MAX, specialDays, specialDaysText, type SpecialDays } from '#model/time/week.ts'

/** Days that differ, one entry each: from when to when, closed or at which times, and why. */
export function SpecialDaysEditor(props: InputProps) {
  const { name, value, error, disabled, onChange } = props
  const entries = value as readonly string[]
  const { openingHours } = useMessages()
  return (
    <FieldGroup {...props} add={{ label: openingHours.addSpecial, entry: NEW }}>
      {entries.map((entry, index) => (
        <Entry
          key={index}
          name={`${name}.${index}`}
          row={index + 1}
          entry={entry}
          showProblem={error !== undefined}
          disabled={disabled}
          onChange={(changed) => onChange(entries.with(index, changed))}
          onRemove={() => onChange(entries.toSpliced(index, 1))}
        />
      ))}
    </FieldGroup>
  )
}

const NEW = specialDaysText({ from: '', to: '', hours: '', reason: '' })

interface EntryProps {
  name: string
  row: number
  entry: string
  showProblem: boolean
  disabled: boolean
  onChange: (entry: string) => void
  onRemove: () => void
}

function Entry({ name, row, entry, showProblem, disabled, onChange, onRemove }: EntryProps) {
  const { language, messages } = useLanguage()
  const { openingHours } = messages
  const special = specialDays(entry)
  const problem = specialProblem(entry)
  const announcedFrom = problem ? '' : addDays(special.from, -ANNOUNCED_DAYS)
  const announced =
    announcedFrom > berlinDay(new Date()) ? dayText(announcedFrom, language) : undefined
  const ofDays = problem === 'noDays' || problem === 'lastFirst'
  const showOfDays = showProblem && ofDays
  const errorId = `${name}-days-error`
  const change = (changed: Partial<SpecialDays>) =>
    onChange(specialDaysText({ ...special, ...changed }))
  const day = (end: 'from' | 'to', label: string) => (
    <TextField
      id={`${name}.${end}`}
      name={`${name}.${end}`}
      type="date"
      label={label}
      value={special[end]}
      error={showOfDays}
      disabled={disabled}
      // Most are one day.
      onChange={({ target: { value } }) =>
        change(end === 'from' && special.to < value ? { from: value, to: value } : { [end]: value })
      }
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          'data-wrong': ofDays || undefined,
          'aria-describedby': showOfDays ? errorId : undefined,
        },
      }}
      sx={{ flex: '1 1 150px', maxWidth: 220 }}
    />
  )
  return (
    <Stack role="group" aria-label={openingHours.special(row)} spacing={1.5} sx={box}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ flex: 1, flexWrap: 'wrap', gap: 1.5 }}>
          {day('from', openingHours.firstDay)}
          {day('to', openingHours.lastDay)}
        </Stack>
        <IconButton
          aria-label={openingHours.removeSpecial(row)}
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 size={18} />
        </IconButton>
      </Stack>
      {showOfDays && (
        <FormHelperText id={errorId} error sx={{ mx: 0 }}>
          {openingHours.problems[problem]}
        </FormHelperText>
      )}
      <DayHoursInput
        name={`${name}.hours`}
        day={openingHours.special(row)}
        label={openingHours.open}
        hours={special.hours}
        problem={ofDays ? undefined : problem}
        showProblem={showProblem}
        disabled={disabled}
        onChange={(hours) => change({ hours })}
      />
      <TextField
        id={`${name}.reason`}
        name={`${name}.reason`}
        label={openingHours.reason}
        value={special.reason}
        disabled={disabled}
        onChange={({ target }) => change({ reason: target.value.replaceAll('|', '/') })}
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        helperText={problem === undefined && openingHours.readFrom(announced)}
        fullWidth
      />
    </Stack>
  )
}

const box = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }
