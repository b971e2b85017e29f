import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Estimate, Span } from '#content/price_sheets/estimate.ts'
import { amountText } from '#model/amount.ts'

/** The sum, first in words, then in its parts. */
export function EstimateTable({ estimate: { parts, sum } }: { estimate: Estimate }) {
  return (
    <>
      <Typography component="output" role="status" sx={total}>
        Voraussichtlich {euros(sum)}
      </Typography>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">Entgelt</th>
            <th scope="col">Anzahl</th>
            <th scope="col">Summe</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ id, label, cents, times, sum: own }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>
                {span(times, String)} × {amountText(cents)} €
              </td>
              <td>{euros(own)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  )
}

const euros = (sum: Span) => `${span(sum, amountText)} €`

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
  '& thead th': { fontWeight: 700 },
  '& td, & thead th:not(:first-of-type)': { pl: 1.5, textAlign: 'end' },
  '& td:last-of-type': { fontWeight: 700 },
}
