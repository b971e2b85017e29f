import { doc, type DocumentData, type DocumentReference } from 'firebase/firestore'
import { firestore } from '#firebase/app/firestore.ts'
import {
  emptyDraft,
  PAGE_DRAFTS,
  type PageDraft,
  type RecordChange,
} from '#model/records/page-draft.ts'

/** @param uid the account's: the rules give it to nobody else */
export const draftDocument = (uid: string): DocumentReference => doc(firestore(), PAGE_DRAFTS, uid)

/** Only this module's neighbours write it, so it is read as they wrote it; an empty map they leave out. */
export function draftIn(data: DocumentData | undefined): PageDraft {
  const draft = { ...emptyDraft, ...(data as Partial<PageDraft> | undefined) }
  const filled = (change: Partial<RecordChange>) => ({ values: {}, ...change }) as RecordChange
  const changes = Object.entries(draft.changes).map(([key, change]) => [key, filled(change)])
  return { ...draft, changes: Object.fromEntries(changes) as PageDraft['changes'] }
}
