import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { cells } from './cells.ts'
import { IN_EUROS } from './page-words.ts'
import { partOf } from './current-sheets.ts'
import type { PriceSheet } from './definition.ts'
import { OtherCosts } from './calculator/OtherCosts.tsx'
import { SheetFiles } from './SheetFiles.tsx'
import { feesOf } from './stated-fees.ts'
import { amountText } from '#model/fields/amount.ts'
import { longDayText } from '#model/time/german-dates.ts'
import { unbroken } from '#ui/page/unbroken.ts'
import { classText } from './class-text.ts'
import { panel } from '#ui/cards/panel.ts'
import { useSchoolName } from '#ui/page/school-name.ts'

interface PriceSheetCardProps {
  sheet: PriceSheet
  /** The school's, on paper. */
  address: string
  /** Today; the address of its class leads to it. */
  isValid: boolean
  /** Staff also see where a price is missing. */
  isEdited: boolean
}

/** One class's prices; on paper a page of its own, as a notice for the office. */
export function PriceSheetCard({ sheet, address, isValid, isEdited }: PriceSheetCardProps) {
  const school = useSchoolName()
  const headingId = `preise-${sheet.id}`
  const fees = feesOf(sheet).filter(
    ({ cents, isNeeded }) => cents !== null || (isEdited && isNeeded),
  )
  return (
    <Box
      component="section"
      id={isValid ? partOf(sheet.licence_class) : undefined}
      aria-labelledby={headingId}
      data-record={`price_sheets/${sheet.id}`}
      data-notice=""
      sx={card}
    >
      <Typography sx={{ ...onPaper, fontWeight: 700 }}>{`${school}, ${address}`}</Typography>
      <Typography id={headingId} component="h2" variant="h3" data-field="licence_class">
        {classText(sheet.licence_class)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Gültig ab{' '}
        <span data-field="valid_from">{sheet.valid_from && longDayText(sheet.valid_from)}</span>
      </Typography>
      <Box component="table" aria-labelledby={headingId} sx={table}>
        <tbody>
          {fees.map(({ id, words, cents }) => (
            <tr key={id}>
              <th scope="row">{unbroken(words.de)}</th>
              <td data-field={id}>{cents === null ? 'fehlt' : `${amountText(cents)}\u00a0€`}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {sheet.remarks && (
        <Typography data-field="remarks" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {sheet.remarks}
        </Typography>
      )}
      <Typography sx={{ ...onPaper, mt: 2 }}>{IN_EUROS}</Typography>
      <OtherCosts rows={sheet.costs_of_others} id={`${headingId}-andere`} />
      <SheetFiles sheet={sheet} />
    </Box>
  )
}

const card = {
  ...panel,
  p: { xs: 2, sm: 3 },
  overflowWrap: 'anywhere',
  '@media print': {
    p: 0,
    border: 0,
    fontSize: '1.5rem',
    breakInside: 'avoid',
    '& + &': { breakBefore: 'page' },
    '& h2': { fontSize: '2.6rem', my: 2 },
    '& p': { fontSize: '1.5rem' },
  },
}

const onPaper = { display: 'none', '@media print': { display: 'block' } }

const table = {
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': cells,
  '& td': {
    pl: 2,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '@media print': { '& th, & td': { py: 2 } },
}
