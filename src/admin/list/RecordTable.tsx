import { FieldCell } from '#admin/list/cells.tsx'
import { RecordActions } from '#admin/list/RecordActions.tsx'
import { StackedTable } from '#admin/list/StackedTable.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

type Record = Content<ContentDefinition>

export interface RecordsProps {
  resource: ContentResource
  records: readonly Record[]
}

/** The fields that have a column, in the columns' order. */
export function RecordTable({ resource, records }: RecordsProps) {
  const { language, messages } = useLanguage()
  const fields = Object.entries(resource.definition.fields)
    .filter(([, field]) => field.column !== undefined)
    .sort(([, a], [, b]) => (a.column ?? 0) - (b.column ?? 0))
  const columns = [
    ...fields.map(([name, field]) => ({
      label: field.label[language],
      cell: (record: Record) => <FieldCell field={field} value={record[name]} />,
    })),
    {
      label: messages.common.actions,
      actions: true,
      cell: (record: Record) => <RecordActions resource={resource} record={record} />,
    },
  ]
  return <StackedTable records={records} columns={columns} />
}
