import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { FieldCell } from '#admin/cells.tsx'
import { RecordActions } from '#admin/RecordActions.tsx'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

export interface RecordsProps {
  resource: ContentResource
  records: readonly Content<ContentDefinition>[]
}

/** The fields that have a column, in the columns' order. */
function columnsOf({ fields }: ContentDefinition) {
  return Object.entries(fields)
    .filter(([, field]) => field.column !== undefined)
    .sort(([, a], [, b]) => (a.column ?? 0) - (b.column ?? 0))
}

/** A table; on small screens each row becomes a card with its labels. */
export function RecordTable({ resource, records }: RecordsProps) {
  const { definition } = resource
  const columns = columnsOf(definition)
  return (
    <TableContainer component={Paper} variant="outlined" sx={stacked}>
      <Table role="table">
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(([name, field]) => (
              <TableCell key={name} role="columnheader" sx={{ fontWeight: 700 }}>
                {field.label}
              </TableCell>
            ))}
            <TableCell role="columnheader" align="right" sx={{ fontWeight: 700 }}>
              Actions
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {records.map((record) => (
            <TableRow key={record.id} role="row" hover>
              {columns.map(([name, field]) => (
                <TableCell key={name} role="cell" data-label={field.label}>
                  <FieldCell field={field} value={record[name]} />
                </TableCell>
              ))}
              <TableCell role="cell" align="right">
                <RecordActions resource={resource} record={record} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

// The roles above are spelled out because `display: block` would take the table's own away.
const stacked = {
  '& td': { verticalAlign: 'middle', maxWidth: '24rem' },
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
