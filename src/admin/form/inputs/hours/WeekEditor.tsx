import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Copy } from 'lucide-react'
import { flushSync } from 'react-dom'
import { FieldGroup, type InputProps } from '#admin/form/FieldHelp.tsx'
import { DayHoursInput } from '#admin/form/inputs/hours/DayHoursInput.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { dayProblem } from '#model/fields/hours-problem.ts'
import { readHours, wholeWeek, type ReadHours } from '#model/fields/hours-text.ts'
import { DAYS } from '#model/time/week.ts'

/** The hours of a week, day by day: entered, or taken over from the text and then corrected. */
export function WeekEditor(props: InputProps) {
  const { field, name, value, values, error, disabled, onChange } = props
  const week = value as readonly string[]
  const { openingHours } = useMessages()
  const [read, setRead] = useState<ReadHours>()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const typed = field.kind === 'week' && values?.[field.from]
  const text = typeof typed === 'string' ? typed : ''
  const ofText = wholeWeek(text)
  const isText = field.kind === 'week' && values?.[field.instead] !== true
  const differs = isText && ofText !== undefined && week.some((hours, day) => hours !== ofText[day])

  function begin(days: readonly string[], from?: ReadHours) {
    flushSync(() => {
      setRead(from)
      onChange(days)
    })
    // What had the focus is gone with the week, or because it is there.
    if (days.length === week.length) return
    fieldset.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  function takeOver() {
    const found = readHours(text)
    begin(isEmpty(found) ? [] : found.week, found)
  }

  return (
    <FieldGroup ref={fieldset} {...props}>
      <Box role="status">
        <TakenOver read={read} isEmpty={read !== undefined && isEmpty(read)} />
        {differs && <Typography sx={{ fontWeight: 700 }}>{openingHours.differs}</Typography>}
      </Box>
      {week.length === 0 ? (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {openingHours.noWeek(ofText !== undefined)}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {text.trim() && (
              <Button variant="outlined" disabled={disabled} onClick={takeOver}>
                {openingHours.takeOver}
              </Button>
            )}
            <Button
              variant="outlined"
              disabled={disabled}
              onClick={() => begin(Array<string>(DAYS).fill(''))}
            >
              {openingHours.enter}
            </Button>
          </Stack>
        </>
      ) : (
        <>
          <Stack divider={<Divider />} spacing={1}>
            {week.map((hours, day) => (
              <DayHoursInput
                key={day}
                name={`${name}.${day}`}
                day={openingHours.days[day] ?? ''}
                hours={hours}
                problem={dayProblem(hours)}
                showProblem={error !== undefined}
                disabled={disabled}
                onChange={(changed) => onChange(week.with(day, changed))}
                action={
                  <CopyHours
                    {...{ day, disabled }}
                    onCopy={(to) =>
                      onChange(week.map((kept, each) => (to.includes(each) ? hours : kept)))
                    }
                  />
                }
              />
            ))}
          </Stack>
          <Button disabled={disabled} onClick={() => begin([])} sx={{ alignSelf: 'flex-start' }}>
            {openingHours.removeWeek}
          </Button>
        </>
      )}
    </FieldGroup>
  )
}

const isEmpty = ({ week }: ReadHours) => week.every((hours) => hours === '')

interface CopyHoursProps {
  /** From 0, Monday. */
  day: number
  disabled: boolean
  /** To which days, from 0. */
  onCopy: (days: readonly number[]) => void
}

const ALL = [0, 1, 2, 3, 4, 5, 6]

/** A day's hours for other days, too. */
function CopyHours({ day, disabled, onCopy }: CopyHoursProps) {
  const { openingHours } = useMessages()
  const { days, copy, copyTo } = openingHours
  const [anchor, setAnchor] = useState<HTMLElement>()
  const next = days[day + 1]
  const choices = [
    ...(next === undefined ? [] : [{ label: copyTo.next(next), to: [day + 1] }]),
    { label: copyTo.weekdays, to: ALL.slice(0, 5) },
    { label: copyTo.all, to: ALL },
  ]
  return (
    <>
      <IconButton
        aria-label={copy(days[day] ?? '')}
        aria-haspopup="menu"
        title={copy(days[day] ?? '')}
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Copy size={18} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {choices.map(({ label, to }) => (
            <MenuItem
              key={label}
              onClick={() => {
                onCopy(to)
                setAnchor(undefined)
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

interface TakenOverProps {
  /** Undefined until somebody has taken over the text. */
  read: ReadHours | undefined
  isEmpty: boolean
}

/** What became of the text, said as soon as it is taken over: above all what could not be read. */
function TakenOver({ read, isEmpty }: TakenOverProps) {
  const { openingHours } = useMessages()
  if (!read) return null
  return (
    <>
      <Typography>{isEmpty ? openingHours.notTaken : openingHours.taken}</Typography>
      {read.unread.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 700, mt: 1 }}>{openingHours.unread}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
            {read.unread.map((part, index) => (
              <li key={index}>{part}</li>
            ))}
          </Box>
        </>
      )}
    </>
  )
}
