import { useMemo } from 'react'
import { knownRecords, type EditContent } from '#firebase/content/content-store.ts'
import type { LiveContent } from '#firebase/content/live-content.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { withDraft, type PageDraft } from '#model/records/page-draft.ts'

/** A list that must not change, because somebody is typing into one of its records. */
export interface HeldContent {
  readonly collection: string
  readonly records: LiveContent<ContentDefinition>['records']
}

/** Lays the draft over what is stored. What it deletes stays to be seen: it can be taken back. */
export function useEditedContent(draft: PageDraft, held: HeldContent | undefined): EditContent {
  return useMemo(() => draftOver(draft, held), [draft, held])
}

function draftOver({ changes, orders }: PageDraft, held: HeldContent | undefined): EditContent {
  const shown = { orders, changes: withoutDeletions(changes) }
  // The same records as long as nothing changes, or every card would be rendered again.
  const results = new Map<string, { of: unknown; result: unknown }>()
  return (definition, content) => {
    const { collection } = definition
    if (held?.collection === collection) {
      return { ...content, records: held.records as typeof content.records }
    }
    const last = results.get(collection)
    if (last?.of === content) return last.result as typeof content
    const records = withDraft(definition, content.records, shown)
    const result = records === content.records ? content : { ...content, records }
    results.set(collection, { of: content, result })
    return result
  }
}

/** A type's records as the page shows them right now. */
export function shownRecords(
  definition: ContentDefinition,
  { orders, changes }: PageDraft,
): HeldContent {
  const shown = { orders, changes: withoutDeletions(changes) }
  const records = withDraft(definition, knownRecords(definition) ?? [], shown)
  return { collection: definition.collection, records }
}

function withoutDeletions(changes: PageDraft['changes']): PageDraft['changes'] {
  return Object.fromEntries(Object.entries(changes).filter(([, { kind }]) => kind !== 'deleted'))
}
