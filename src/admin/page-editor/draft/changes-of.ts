import { editedRecord, titleOf, type Editing } from '#admin/page-editor/editing.ts'
import type { PageWords } from '#admin/messages/en/page-editor.ts'
import type { Language } from '#model/words/language.ts'
import type { PageDraft } from '#model/records/page-draft.ts'

export const countOf = ({ changes, orders }: PageDraft) =>
  Object.keys(changes).length + Object.keys(orders).length

export interface ListedChange {
  readonly key: string
  readonly name: string
  readonly state: string
}

/** The records that the draft changes, as a list names them. */
export function changesOf(editing: Editing, words: PageWords): readonly ListedChange[] {
  return Object.keys(editing.draft.draft.changes).flatMap((key) => {
    const record = editedRecord(editing, key)
    if (!record) return []
    const name = words.recordName(record.resource.definition.labels, titleOf(record))
    return [{ key, name, state: words.states[record.state] }]
  })
}

/** The lists that the draft puts in another order. */
export function newOrders(
  { resources, draft: { draft } }: Editing,
  words: PageWords,
  language: Language,
): readonly Omit<ListedChange, 'state'>[] {
  return resources
    .filter(({ definition }) => draft.orders[definition.collection])
    .map(({ definition: { collection, labels } }) => ({
      key: collection,
      name: words.newOrder(labels[language].many),
    }))
}
