import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import { RecordActions } from '#admin/list/RecordActions.tsx'
import type { RecordsProps } from '#admin/list/RecordTable.tsx'
import { upToFourColumns } from '#ui/cards/columns.ts'
import { Rising } from '#ui/reveal/Rising.tsx'

/** Records as cards, for types whose records are known by their picture. */
export function RecordGrid({ resource, records }: RecordsProps) {
  const { Card: Content } = resource
  return (
    <Box component="ul" sx={{ ...upToFourColumns(records.length), p: 0, m: 0, listStyle: 'none' }}>
      {records.map((record) => (
        <li key={record.id}>
          <Rising>
            <Card sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
              <CardContent sx={{ flex: 1 }}>{Content && <Content record={record} />}</CardContent>
              <CardActions sx={{ justifyContent: 'flex-end' }}>
                <RecordActions resource={resource} record={record} />
              </CardActions>
            </Card>
          </Rising>
        </li>
      ))}
    </Box>
  )
}
