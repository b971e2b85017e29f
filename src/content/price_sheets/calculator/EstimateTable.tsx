import Box from '@mui/material/Box'
import { HEADER_HEIGHT } from '#ui/design.ts'
import { cells } from '../cells.ts'
import type { Estimate, Span } from './estimate.ts'
import { amountText } from '#model/fields/amount.ts'
import { unbroken } from '#ui/page/unbroken.ts'

/** What it comes to. On a phone it stays in view, below the header, while the numbers are changed. */
export function EstimateSum({ sum }: Pick<Estimate, 'sum'>) {
  return (
    <Box component="output" role="status" sx={total}>
      {`Voraussichtlich ${euros(sum)}`}
    </Box>
  )
}

/** What the sum is made of. */
export function EstimateTable({ parts }: Pick<Estimate, 'parts'>) {
  return (
    <Box component="table" aria-label="Geschätzte Kosten, einzeln" sx={table}>
      <tbody>
        {parts.map(({ id, label, cents, times, sum }) => (
          <tr key={id}>
            <th scope="row">
              <span>{unbroken(label)}</span>
              <small>{unbroken(`${span(times, String)} × ${amountText(cents)} €`)}</small>
            </th>
            <td>{euros(sum)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** Broken between the amounts, if at all. */
const euros = (sum: Span) => `${span(sum, amountText)}\u00a0€`

/** `20 bis 30`, or one number where both are the same. */
function span([least, most]: Span, text: (value: number) => string): string {
  return least === most ? text(least) : `${text(least)} bis ${text(most)}`
}

/** With the padding of the calculator's frame on a phone, so that nothing shows beside it. */
const total = {
  gridArea: 'sum',
  display: 'block',
  position: { xs: 'sticky', lg: 'static' },
  top: HEADER_HEIGHT,
  zIndex: 1,
  mx: { xs: -2, sm: -4, lg: 0 },
  px: { xs: 2, sm: 4, lg: 0 },
  py: { xs: 1.5, lg: 0 },
  bgcolor: 'grey.50',
  borderBottom: { xs: 1, lg: 0 },
  borderColor: 'divider',
  fontSize: { xs: '1.15rem', sm: '1.4rem', lg: '1.6rem' },
  fontWeight: 800,
  lineHeight: 1.3,
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': cells,
  '& th small': { display: 'block', color: 'text.secondary', fontSize: '0.9rem' },
  '& td': { pl: 2, textAlign: 'end', fontWeight: 700, overflowWrap: 'normal' },
}
