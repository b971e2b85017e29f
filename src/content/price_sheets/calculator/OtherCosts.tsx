import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { unbroken } from '#ui/page/unbroken.ts'
import { cells } from '../cells.ts'
import { otherCosts } from './other-costs.ts'
import { OF_OTHERS } from '../page-words.ts'

interface OtherCostsProps {
  /** Of the sheet, as stored. */
  rows: readonly string[]
  /** Unique on the page. */
  id: string
}

/** What comes on top and is paid elsewhere; nothing where the school says nothing of it. */
export function OtherCosts({ rows, id }: OtherCostsProps) {
  const costs = otherCosts(rows)
  if (costs.length === 0) return null
  return (
    <Box data-field="costs_of_others" sx={{ mt: 3 }}>
      <Typography id={id} component="h3" sx={heading}>
        Dazu kommt, was Sie nicht an uns zahlen
      </Typography>
      <Box component="table" aria-labelledby={id} sx={table}>
        <tbody>
          {costs.map(({ what, amount }, index) => (
            <tr key={index}>
              <th scope="row">{unbroken(what)}</th>
              <td>{unbroken(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.95rem' }}>
        {OF_OTHERS}
      </Typography>
    </Box>
  )
}

const heading = {
  fontWeight: 700,
  fontSize: '1.05rem',
  '@media print': { fontSize: '1.7rem' },
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  color: 'text.secondary',
  '& th, & td': { ...cells, py: 0.75, borderBottom: '1px dashed' },
  '& td': { width: '38%', pl: 2, textAlign: 'end' },
}
