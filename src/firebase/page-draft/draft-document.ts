import { doc, type DocumentData, type DocumentReference } from 'firebase/firestore'
import { firestore } from '#firebase/app/firestore.ts'
import { emptyDraft, PAGE_DRAFTS, type PageDraft } from '#model/records/page-draft.ts'

/** @param uid the account's: the rules give it to nobody else */
export const draftDocument = (uid: string): DocumentReference => doc(firestore(), PAGE_DRAFTS, uid)

/** Only this module's neighbours write it, so it is read as they wrote it. */
export function draftIn(data: DocumentData | undefined): PageDraft {
  return { ...emptyDraft, ...(data as Partial<PageDraft> | undefined) }
}
