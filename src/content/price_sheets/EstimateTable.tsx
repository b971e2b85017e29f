import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Estimate, Span } from './estimate.ts'
import { amountText } from '#model/fields/amount.ts'
import { unbroken } from '#ui/page/unbroken.ts'

/** The sum, first in words, then in its parts. */
export function EstimateTable({ estimate: { parts, sum } }: { estimate: Estimate }) {
  return (
    <>
      <Typography component="output" role="status" sx={total}>
        {`Voraussichtlich ${euros(sum)}`}
      </Typography>
      <Box component="table" aria-label="Geschätzte Kosten, einzeln" sx={table}>
        <tbody>
          {parts.map(({ id, label, cents, times, sum: own }) => (
            <tr key={id}>
              <th scope="row">
                <span>{unbroken(label)}</span>
                <small>{unbroken(`${span(times, String)} × ${amountText(cents)} €`)}</small>
              </th>
              <td>{euros(own)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  )
}

/** Broken between the amounts, if at all. */
const euros = (sum: Span) => `${span(sum, amountText)}\u00a0€`

/** `20 bis 30`, or one number where both are the same. */
function span([least, most]: Span, text: (value: number) => string): string {
  return least === most ? text(least) : `${text(least)} bis ${text(most)}`
}

const total = {
  display: 'block',
  mb: 2,
  fontSize: 'clamp(1.25rem, 3vw, 1.6rem)',
  fontWeight: 800,
  lineHeight: 1.3,
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 1,
    px: 0,
    borderBottom: '1px solid',
    borderColor: 'divider',
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& th small': { display: 'block', color: 'text.secondary', fontSize: '0.9rem' },
  '& td': { pl: 2, textAlign: 'end', fontWeight: 700 },
}
