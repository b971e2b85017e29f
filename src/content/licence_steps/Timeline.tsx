import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { berlinDay } from '#model/time/berlin-time.ts'
import { longDayText } from '#model/time/german-dates.ts'
import { milestonesOf, otherWayOf, rulesOf, type Choice, type Milestone } from './earliest-dates.ts'
import { dayText, INVITATION, ruleText, titleOf } from './way-words.ts'
import { unbroken } from '#ui/page/unbroken.ts'
import { colors, radii } from '#ui/design.ts'
import { panel } from '#ui/cards/panel.ts'

/** What is possible when, in the order of time; with dates once the day of birth is known. */
export function Timeline({ choice }: { choice: Choice }) {
  const { note } = rulesOf(choice.way)
  const milestones = milestonesOf(choice)
  const today = choice.birthday && berlinDay(new Date())
  return (
    <Box role="region" aria-labelledby="termine" sx={frame}>
      <Typography id="termine" component="h2" variant="h3" sx={{ fontSize: '1.5rem' }}>
        Ihre frühesten Termine
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{choiceText(choice)}</Typography>
      <Box component="ol" sx={list}>
        {milestones.map((milestone) => (
          <Box component="li" key={milestone.what}>
            <strong>{titleOf(milestone, choice)}</strong>
            {today && <Box sx={day}>{dayText(milestone, today)}</Box>}
            <Box sx={{ color: 'text.secondary', fontSize: '0.95rem' }}>
              <span>{unbroken(ruleText(milestone))}</span>{' '}
              <small>{`(${unbroken(milestone.source)})`}</small>
            </Box>
          </Box>
        ))}
      </Box>
      {note && <Typography sx={{ mt: 3 }}>{unbroken(note)}</Typography>}
      {!today && <Typography sx={invitation}>{INVITATION}</Typography>}
      <Box role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {today && milestones.map((each) => aloud(each, choice, today)).join(' ')}
      </Box>
    </Box>
  )
}

function choiceText(choice: Choice): string {
  const { vehicle } = rulesOf(choice.way)
  const other = otherWayOf(choice)
  const born = choice.birthday && `geboren am ${longDayText(choice.birthday)}`
  return [`${choice.way}: ${unbroken(vehicle)}`, other?.inLine ?? other?.label, born]
    .filter(Boolean)
    .join(', ')
}

/** For those who do not see that the dates have changed. */
const aloud = (milestone: Milestone, choice: Choice, today: string) =>
  `${titleOf(milestone, choice)}: ${dayText(milestone, today) ?? ''}.`

const frame = {
  ...panel,
  position: 'relative',
  p: { xs: 2.5, sm: 4 },
  boxShadow: 1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', pl: 4.5, pb: 3, '&:last-of-type': { pb: 0 } },
  '@media print': { '& > li': { pb: 1.5 } },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 4,
    width: 16,
    height: 16,
    boxSizing: 'border-box',
    border: `4px solid ${colors.road}`,
    borderRadius: radii.pill,
  },
  // The middle of the road.
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: 24,
    bottom: 0,
    width: 4,
    background: `repeating-linear-gradient(${colors.amber} 0 12px, transparent 12px 20px)`,
  },
}

const day = { color: 'primary.dark', fontSize: '1.15rem', fontWeight: 800 }

const invitation = { mt: 3, px: 2, py: 1.5, borderRadius: 1, bgcolor: 'secondary.light' }
