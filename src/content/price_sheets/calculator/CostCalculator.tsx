import { useState } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PriceSheet } from '../definition.ts'
import { estimate, startsOf } from './estimate.ts'
import { statedFees } from '../stated-fees.ts'
import { unbroken } from '#ui/page/unbroken.ts'
import { replaceQueryString, useQueryString } from '#ui/browser/use-query-string.ts'
import {
  beginning,
  choiceFrom,
  MOST_LESSONS,
  MOST_TESTS,
  searchOf,
  type Choice,
} from './calculator-address.ts'
import { classText } from '../class-text.ts'
import { EstimateSum, EstimateTable } from './EstimateTable.tsx'
import {
  aboutLessons,
  AN_ESTIMATE,
  CALCULATOR_INTRO,
  COPY_RESULTS,
  WITHOUT_OTHERS,
} from '../page-words.ts'
import { NumberField } from '../NumberField.tsx'
import { OtherCosts } from './OtherCosts.tsx'
import { otherCosts } from './other-costs.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { SiteButton } from '#ui/SiteButton.tsx'
import { showFocused } from '#ui/browser/show-focused.ts'
import { radii } from '#ui/design.ts'
import { HeadingMark } from '#ui/page/HeadingMark.tsx'

/** Counts on the device what a class comes to: nothing that is entered leaves it. */
export function CostCalculator({ sheets }: { sheets: readonly PriceSheet[] }) {
  const choice = choiceFrom(useQueryString(), sheets)
  if (!choice) return null
  const { sheet, start, expected } = choice
  const { parts, sum } = estimate(sheet, expected)
  const choose = (chosen: Choice) => replaceQueryString(searchOf(chosen))
  const { lessons, theory, practice, chosen } = expected
  const starts = startsOf(sheet)
  const counted = statedFees(sheet)
  const has = (count: string) => counted.some((fee) => fee.count === count)
  const expect = (change: Partial<typeof expected>) =>
    choose({ ...choice, expected: { ...expected, ...change } })
  // Another class has fields of its own.
  const fields = `${sheet.licence_class} ${start}`
  return (
    <Box component="section" id="rechner" aria-labelledby="rechner-heading" sx={frame}>
      <HeadingMark />
      <Typography id="rechner-heading" component="h2" variant="h2" sx={{ mb: 2 }}>
        Kostenrechner
      </Typography>
      <Typography sx={{ maxWidth: 720, mb: 4 }}>{CALCULATOR_INTRO}</Typography>
      <Box sx={columns}>
        <EstimateSum sum={sum} />
        <Box
          component="form"
          onSubmit={(event) => event.preventDefault()}
          onFocus={showFocused}
          sx={form}
        >
          <SelectField
            label="Klasse"
            value={sheet.licence_class}
            sx={wide}
            options={sheets.map(({ licence_class }) => [licence_class, classText(licence_class)])}
            onChange={(value) => {
              const other = sheets.find(({ licence_class }) => licence_class === value)
              if (other) choose(beginning(other))
            }}
          />
          {starts.length > 0 && (
            <SelectField
              label="Führerschein, den Sie schon haben"
              value={start}
              sx={wide}
              options={starts.map(({ id, label }) => [id, label])}
              onChange={(value) => choose(beginning(sheet, value))}
            />
          )}
          {has('lessons') && (
            <>
              <NumberField
                key={`${fields} least`}
                label="Fahrstunden, mindestens"
                value={lessons[0]}
                most={MOST_LESSONS}
                onChange={(least) => expect({ lessons: [least, lessons[1]] })}
              />
              <NumberField
                key={`${fields} most`}
                label="Fahrstunden, höchstens"
                value={lessons[1]}
                most={MOST_LESSONS}
                onChange={(most) => expect({ lessons: [lessons[0], most] })}
              />
              <Typography sx={hint}>{aboutLessons(sheet)}</Typography>
            </>
          )}
          {counted
            .filter(({ count }) => count === 'chosen')
            .map(({ id, words }) => (
              <NumberField
                key={`${fields} ${id}`}
                label={unbroken(words.de)}
                value={chosen[id] ?? 0}
                most={MOST_LESSONS}
                onChange={(times) => expect({ chosen: { ...chosen, [id]: times } })}
              />
            ))}
          {has('theory') && (
            <NumberField
              key={`${fields} theory`}
              label="Theorieprüfung, Versuche"
              value={theory}
              most={MOST_TESTS}
              onChange={(times) => expect({ theory: times })}
            />
          )}
          {has('practice') && (
            <NumberField
              key={`${fields} practice`}
              label="Praktische Prüfung, Versuche"
              value={practice}
              most={MOST_TESTS}
              onChange={(times) => expect({ practice: times })}
            />
          )}
        </Box>
        <Box sx={{ gridArea: 'parts' }}>
          <EstimateTable parts={parts} />
          <OtherCosts rows={sheet.costs_of_others} id="rechner-andere" />
          {otherCosts(sheet.costs_of_others).length === 0 && (
            <Typography sx={{ ...hint, mt: 2 }}>{WITHOUT_OTHERS}</Typography>
          )}
          <Typography sx={{ ...hint, mt: 2 }}>{AN_ESTIMATE}</Typography>
          <CopyAddress key={searchOf(choice)} />
        </Box>
      </Box>
    </Box>
  )
}

const frame = {
  mt: { xs: 6, md: 9 },
  p: { xs: 2, sm: 4 },
  borderRadius: `${radii.card}px`,
  bgcolor: 'grey.50',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media print': { display: 'none' },
}

/** No grid on phones: what stays in view would stay within its own cell. */
const columns = {
  display: { xs: 'flow-root', lg: 'grid' },
  columnGap: 6,
  rowGap: 2,
  gridTemplate: { lg: '"form sum" auto "form parts" 1fr / minmax(0, 1fr) minmax(0, 1fr)' },
}

const form = {
  gridArea: 'form',
  display: 'grid',
  gap: 2,
  my: { xs: 2, lg: 0 },
  // Not below the sum when the keyboard brings them into view.
  '& input, & select': { scrollMarginTop: '6rem' },
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
}

const wide = { gridColumn: '1 / -1' }

const hint = { ...wide, color: 'text.secondary', fontSize: '0.95rem' }

/** The calculation is in the page's address: whoever gets it is led to the same. */
function CopyAddress() {
  const [said, setSaid] = useState<keyof typeof COPY_RESULTS>()
  const copy = () =>
    navigator.clipboard.writeText(String(new URL('#rechner', location.href))).then(
      () => setSaid('copied'),
      () => setSaid('failed'),
    )
  return (
    <>
      <SiteButton variant="outlined" onClick={() => void copy()} sx={{ mt: 2 }}>
        Link zu dieser Berechnung kopieren
      </SiteButton>
      <Typography role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {said && COPY_RESULTS[said]}
      </Typography>
    </>
  )
}
