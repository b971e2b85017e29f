import { useMemo } from 'react'
import { FieldCell } from '#admin/list/cells.tsx'
import { RecordActions } from '#admin/list/RecordActions.tsx'
import { StackedTable, type Column } from '#admin/list/StackedTable.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { Content, ContentDefinition } from '#model/define-content.ts'
import type { Language } from '#model/language.ts'
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

export function RecordTable({ resource, records }: RecordsProps) {
  const { language, messages } = useLanguage()
  const { actions } = messages.common
  const columns = useMemo(
    () => columnsFor(resource, language, actions),
    [resource, language, actions],
  )
  return <StackedTable records={records} columns={columns} />
}

function columnsFor(
  resource: ContentResource,
  language: Language,
  actions: string,
): Column<RecordsProps['records'][number]>[] {
  return [
    ...columnsOf(resource.definition).map(([name, field]) => ({
      label: field.label[language],
      cell: (record: RecordsProps['records'][number]) => (
        <FieldCell field={field} value={record[name]} />
      ),
    })),
    {
      label: actions,
      actions: true,
      cell: (record) => <RecordActions resource={resource} record={record} />,
    },
  ]
}
