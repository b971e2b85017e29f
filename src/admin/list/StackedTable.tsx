import type { ReactNode } from 'react'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'

interface Column<R> {
  readonly label: string
  /** Actions: at the right end, and without their label on small screens. */
  readonly actions?: boolean
  readonly cell: (record: R) => ReactNode
}

interface StackedTableProps<R> {
  columns: readonly Column<R>[]
  records: readonly R[]
}

/** A table; on small screens each row becomes a card with its labels. */
export function StackedTable<R extends { id: string }>({ columns, records }: StackedTableProps<R>) {
  return (
    <TableContainer component={Paper} variant="outlined" sx={stacked}>
      <Table role="table">
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ label, actions }) => (
              <TableCell key={label} role="columnheader" align={align(actions)} sx={heading}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {records.map((record) => (
            <TableRow key={record.id} role="row" hover>
              {columns.map(({ label, actions, cell }) => (
                <TableCell
                  key={label}
                  role="cell"
                  align={align(actions)}
                  data-label={actions ? undefined : label}
                >
                  {cell(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const align = (actions = false) => (actions ? 'right' : 'left')
const heading = { fontWeight: 700, whiteSpace: { xl: 'nowrap' } }

// The roles above are spelled out because `display: block` would take the table's own away.
const stacked = {
  '& td': { verticalAlign: 'middle', maxWidth: '24rem' },
  // The records' names, which are told apart by them.
  '@media (min-width: 768px)': { '& td:first-of-type': { minWidth: '10rem' } },
  '@media (max-width: 767.95px)': {
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& tr': { p: 2, borderBottom: 1, borderColor: 'divider' },
    '& tr:last-of-type': { borderBottom: 0 },
    '& td': { border: 0, px: 0, py: 0.75 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: '0.75rem',
      fontWeight: 700,
      color: 'text.secondary',
    },
  },
}
