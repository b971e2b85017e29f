import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { berlinDay } from '#model/time/berlin-time.ts'
import { isBirthday, rulesOf, type Choice } from './earliest-dates.ts'
import { WAYS } from './licence-rules.ts'
import { unbroken } from '#ui/page/unbroken.ts'
import { colors } from '#ui/design.ts'

interface WayFormProps {
  choice: Choice
  onChoose: (choice: Choice) => void
}

/**
 * Class and day of birth. The inputs keep their own values: what was chosen before the scripts were
 * there, or came back with a reload, counts. The day has no name, so that no address can carry it.
 */
export function WayForm({ choice, onChoose }: WayFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState(false)
  const { other } = rulesOf(choice.way)
  const { minimumAge } = rulesOf(choice.way)

  function read() {
    if (!form.current) return
    const chosen = new FormData(form.current)
    const typed = form.current.querySelector<HTMLInputElement>('[type=date]')?.value ?? ''
    const birthday = isBirthday(typed, berlinDay(new Date())) ? typed : ''
    const way = WAYS.find((each) => each === chosen.get('klasse')) ?? 'B'
    // While another class is chosen, the box is still that of the class before.
    onChoose({ way, other: chosen.get('weg') === rulesOf(way).other?.label, birthday })
    if (birthday) setWrong(false)
  }

  // eslint-disable-next-line react-hooks/exhaustive-deps -- as the page was hydrated
  useEffect(read, [])

  return (
    <Box
      component="form"
      ref={form}
      aria-label="Ihre Angaben"
      onChange={read}
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 3 }}
    >
      <Box component="fieldset" sx={plain}>
        <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
          Was möchten Sie fahren?
        </Typography>
        <Box sx={cards}>
          {WAYS.map((way) => (
            <Box key={way} component="label" sx={card}>
              <input type="radio" name="klasse" value={way} defaultChecked={way === 'B'} />
              <strong>{way}</strong>
              <span>{unbroken(rulesOf(way).vehicle)}</span>
            </Box>
          ))}
        </Box>
      </Box>
      {other && (
        <Box component="label" sx={tick}>
          <input key={other.label} type="checkbox" name="weg" value={other.label} />
          <span>
            <span>{other.label}</span>
            <small>{`ab ${other.minimumAge.value} statt ab ${minimumAge.value} Jahren`}</small>
          </span>
        </Box>
      )}
      <Box>
        <Typography component="label" htmlFor="geburtstag" variant="h3" sx={{ display: 'block' }}>
          Wann sind Sie geboren?
        </Typography>
        <Box
          component="input"
          id="geburtstag"
          type="date"
          autoComplete="off"
          aria-describedby="geburtstag-hinweis"
          aria-invalid={wrong}
          onBlur={({ currentTarget }) => {
            const { value, validity } = currentTarget
            setWrong(validity.badInput || (value !== '' && choice.birthday === ''))
          }}
          sx={dateInput}
        />
        <Typography id="geburtstag-hinweis" sx={{ color: 'text.secondary', fontSize: '0.95rem' }}>
          {wrong && (
            <Box component="strong" role="alert" sx={{ display: 'block', color: 'error.main' }}>
              Bitte prüfen Sie das Datum.
            </Box>
          )}
          <span>
            Ihr Geburtsdatum bleibt auf diesem Gerät: Es wird nicht gesendet und nicht gespeichert.
          </span>
        </Typography>
      </Box>
    </Box>
  )
}

const plain = { border: 0, p: 0, m: 0, minWidth: 0 }

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  gap: 1.25,
}

const chosen = { borderColor: colors.road, backgroundColor: colors.roadPale }

const card = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 0.25,
  p: 1.5,
  minHeight: 76,
  // As strong as a control has to be: WCAG 1.4.11.
  border: `2px solid ${colors.steel}`,
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& input': { position: 'absolute', opacity: 0, inset: 0, m: 0, cursor: 'pointer' },
  '& strong': { fontSize: '1.15rem' },
  '& span': { color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.4 },
  '&:hover': { borderColor: colors.road },
  '&:has(:checked)': chosen,
  '&:has(:focus-visible)': { outline: `3px solid ${colors.road}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
}

const tick = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 700,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 24, height: 24, m: 0, accentColor: colors.road },
  '& small': { display: 'block', fontSize: '0.9rem', fontWeight: 400, color: 'text.secondary' },
}

const dateInput = {
  boxSizing: 'border-box',
  width: 1,
  maxWidth: 260,
  minHeight: 52,
  my: 1,
  px: 2,
  border: `2px solid ${colors.steel}`,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '1.0625rem',
  '&[aria-invalid=true]': { borderColor: 'error.main' },
}
