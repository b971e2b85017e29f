import { InForceCell } from '#admin/list/InForceCell.tsx'
import { FieldCell } from '#admin/list/cells.tsx'
import { RecordActions } from '#admin/list/RecordActions.tsx'
import { MOST_DETAILS, StackedTable, type Column } from '#admin/list/StackedTable.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { YES_AND_NO, type AnyField, type FieldKind } from '#model/fields/fields.ts'
import type { ContentResource } from '#ui/content-resource.ts'

type Record = Content<ContentDefinition>

export interface RecordsProps {
  resource: ContentResource
  records: readonly Record[]
}

/** The fields that have a column, in the columns' order. */
export function RecordTable({ resource, records }: RecordsProps) {
  const { definition } = resource
  const { language, messages } = useLanguage()
  const { publicWhen, succession } = definition
  const fields = Object.entries(definition.fields)
    .filter(([, field]) => field.column !== undefined)
    .sort(([, a], [, b]) => (a.column ?? 0) - (b.column ?? 0))
  const onPhones = fields.filter(([name]) => name !== definition.title && name !== succession?.from)
  const { always, unlessUsual } = detailsOf(onPhones)
  const columns = [
    ...fields.map(([name, field]): Column<Record> => {
      const saysWhetherInForce = succession !== undefined && name === publicWhen
      return {
        label: field.label[language],
        title: name === definition.title,
        cell: (record) =>
          saysWhetherInForce ? (
            <InForceCell definition={definition} record={record} />
          ) : (
            <FieldCell field={field} value={record[name]} />
          ),
        detail: (record) => {
          const value = record[name]
          if (unlessUsual.includes(name)) return value === field.initial ? undefined : 'cell'
          if (!always.includes(name)) return undefined
          return saysWhetherInForce ? 'cell' : detailOf(field, value)
        },
      }
    }),
    {
      label: messages.common.actions,
      actions: true,
      cell: (record: Record) => <RecordActions resource={resource} record={record} />,
    },
  ]
  return <StackedTable records={records} columns={columns} />
}

type Named = readonly [name: string, field: AnyField]

/** What is said in a word or two. */
const SHORT: ReadonlySet<FieldKind> = new Set([
  ...(['text', 'choice', 'choices', 'date', 'time', 'amount', 'rating', 'flag'] as const),
])

/**
 * What a phone has room for beside the name: what is short, and the beginning of a text; more only
 * of what is otherwise than in a new record, such as a date that is hidden.
 */
function detailsOf(fields: readonly Named[]) {
  const names = (some: readonly Named[]) => some.map(([name]) => name)
  const short = fields.filter(([, { kind }]) => SHORT.has(kind))
  const long = fields.filter(([, { kind }]) => kind === 'longText' || kind === 'textList')
  const texts = short.length < 2 ? long.slice(0, 1) : []
  return {
    always: names([...short.slice(0, MOST_DETAILS), ...texts]),
    unlessUsual: names(short.slice(MOST_DETAILS)),
  }
}

/** Nothing for what is empty, or a plain no. */
function detailOf(field: AnyField, value: unknown) {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0))
    return undefined
  if (field.kind !== 'flag' || field.words !== YES_AND_NO) return 'cell'
  return value ? 'label' : undefined
}
