import type { ReactNode } from 'react'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'

export interface Column<R> {
  readonly label: string
  /** Actions: at the right end, and without their label on small screens; of a card, or below its two lines. */
  readonly actions?: boolean | 'below'
  /** The record's name: on small screens each row is a card of two lines, which begins with it. */
  readonly title?: boolean
  /** What such a card says below the name: the cell, the column's label alone, or nothing. */
  readonly detail?: (record: R) => 'cell' | 'label' | undefined
  readonly cell: (record: R) => ReactNode
}

/** So many details fit a card of two lines. */
export const MOST_DETAILS = 3

interface StackedTableProps<R> {
  columns: readonly Column<R>[]
  records: readonly R[]
}

/** A table; on small screens each row is a card: of two lines where there is a title, else with labels. */
export function StackedTable<R extends { id: string }>({ columns, records }: StackedTableProps<R>) {
  const inTwoLines = columns.some(({ title }) => title)
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      sx={[table, inTwoLines ? twoLines : stacked]}
    >
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
              {columns.map((column) => (
                <Cell key={column.label} {...{ column, record, inTwoLines }} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface CellProps<R> {
  column: Column<R>
  record: R
  inTwoLines: boolean
}

function Cell<R>({ column, record, inTwoLines }: CellProps<R>) {
  const { label, actions, title, cell } = column
  const part =
    actions === 'below' ? 'below' : actions ? 'actions' : title ? 'title' : column.detail?.(record)
  return (
    <TableCell
      role="cell"
      align={align(actions)}
      data-label={actions ? undefined : label}
      data-part={inTwoLines ? part : undefined}
    >
      {part === 'label' ? <span>{cell(record)}</span> : cell(record)}
    </TableCell>
  )
}

const align = (actions: Column<unknown>['actions']) => (actions ? 'right' : 'left')
const heading = { fontWeight: 700, whiteSpace: { xl: 'nowrap' } }

const NARROW = '@media (max-width: 767.95px)'

const table = {
  '& td': { verticalAlign: 'middle', maxWidth: '24rem' },
  // The records' names, which are told apart by them.
  '@media (min-width: 768px)': { '& td:first-of-type': { minWidth: '10rem' } },
  // On tablets, and beside the menu.
  '@media (min-width: 768px) and (max-width: 1199.95px)': {
    '& :is(th, td)': { px: 1 },
    '& :is(th, td):first-of-type': { pl: 2 },
    '& :is(th, td):last-of-type': { pr: 2 },
    '& td:first-of-type': { minWidth: '8rem' },
    // Six columns leave room for two actions beside each other.
    '& td:nth-of-type(n + 7)[data-part=actions] > *': { flexWrap: 'wrap', width: 88, ml: 'auto' },
  },
}

const cards = {
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
}

// The roles above are spelled out because `display: block` would take the table's own away.
const stacked = {
  [NARROW]: {
    ...cards,
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: '0.75rem',
      fontWeight: 700,
      color: 'text.secondary',
    },
  },
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const DETAIL = 'td:is([data-part=cell], [data-part=label])'

const twoLines = {
  [NARROW]: {
    ...cards,
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 0.75,
      // Whatever opens the record does so from the whole row.
      position: 'relative',
      px: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tr:last-of-type': { borderBottom: 0 },
    // The name and the actions, all of the next line for what is said of it.
    '& tr::before': { content: '""', order: 1, flexBasis: '100%' },
    '& td': { display: 'none' },
    '& td[data-part]': { display: 'block', border: 0, p: 0 },
    '& td[data-part=title]': { flex: '1 1 0', minWidth: 0, fontWeight: 700, maxWidth: 'none' },
    [`& ${DETAIL}`]: { ...oneLine, order: 2, minWidth: 0, color: 'text.secondary' },
    '& td[data-part=cell] *': { ...oneLine, display: 'inline' },
    '& td[data-part=label] > span': { display: 'none' },
    '& td[data-part=label]::before': { content: 'attr(data-label)' },
    [`& ${DETAIL} ~ td[data-part=cell]::before`]: { content: '"· "' },
    [`& ${DETAIL} ~ td[data-part=label]::before`]: { content: '"· " attr(data-label)' },
    '& td[data-part=below]': { order: 3, flexBasis: '100%', maxWidth: 'none' },
  },
}
