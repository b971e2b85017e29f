import type { ReactNode } from 'react'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { FieldCell } from '#admin/cells.tsx'
import { useDeleteContent } from '#admin/use-delete-content.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface RecordTableProps {
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
export function RecordTable({ resource, records }: RecordTableProps) {
  const { definition } = resource
  const columns = columnsOf(definition)
  const { remove, deleting } = useDeleteContent(definition)
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
                <Actions
                  resource={resource}
                  record={record}
                  deleting={deleting}
                  onDelete={() => void remove(record.id)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface ActionsProps {
  resource: ContentResource
  record: Content<ContentDefinition>
  deleting: boolean
  onDelete: () => void
}

function Actions({ resource, record, deleting, onDelete }: ActionsProps) {
  const { definition, Detail } = resource
  const name = String(record[definition.title])
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {Detail && (
        <Action label="View">
          <IconButton
            component={Link}
            to={adminPaths.detail(definition, record.id)}
            aria-label={`View ${name}`}
          >
            <Eye size={20} />
          </IconButton>
        </Action>
      )}
      <Action label="Edit">
        <IconButton
          component={Link}
          to={adminPaths.edit(definition, record.id)}
          aria-label={`Edit ${name}`}
        >
          <Pencil size={20} />
        </IconButton>
      </Action>
      <Action label="Delete">
        <IconButton
          color="error"
          disabled={deleting}
          onClick={onDelete}
          aria-label={`Delete ${name}`}
        >
          <Trash2 size={20} />
        </IconButton>
      </Action>
    </Stack>
  )
}

/** A span keeps the tooltip working over a disabled button. */
function Action({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip title={label} describeChild>
      <span>{children}</span>
    </Tooltip>
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
