import { useEffect, useMemo, useState } from 'react'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import {
  changeFields,
  createRecord,
  deleteRecord,
  discardPart,
  isTakenBack,
  keepTypedFields,
  orderRecords,
  takeBack,
} from '#firebase/page-draft/change-draft.ts'
import { listenToPageDraft } from '#firebase/page-draft/listen-to-draft.ts'
import type { Stored } from '#model/records/decode.ts'
import { emptyDraft, type PageDraft } from '#model/records/page-draft.ts'
import { toast } from '#ui/toast/toast.ts'

export interface OpenDraft {
  /** While it is `loading` nothing may be changed, which could replace what it holds. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly draft: PageDraft
  /** @param stored what the record holds in the store */
  readonly change: (key: string, stored: Stored, fields: Stored) => void
  /** Keeps what is being typed on this device, for `change` to come; without fields it is given up. */
  readonly keepTyped: (key: string, stored: Stored, fields: Stored | undefined) => void
  readonly create: (key: string, values: Stored) => void
  readonly remove: (key: string, stored: Stored) => void
  readonly order: (collection: string, ids: readonly string[]) => void
  /** Of a record that is deleted only its deletion, where more of it was changed before. */
  readonly takeBack: (key: string) => void
  readonly discard: (part: 'changes' | 'orders', name: string) => void
  readonly discardAll: () => void
}

/** The account's draft, live, and what can be done with it; says what has not arrived. */
export function usePageDraft(uid: string): OpenDraft {
  const { draftFailed, notKept } = usePageWords()
  const [heard, setHeard] = useState<Pick<OpenDraft, 'status' | 'draft'>>({
    status: 'loading',
    draft: emptyDraft,
  })
  useEffect(() => {
    const onNext = (draft: PageDraft) => setHeard({ status: 'ready', draft })
    return listenToPageDraft(uid, onNext, (error) => {
      console.error('The draft could not be loaded', error)
      setHeard((heard) => (heard.status === 'ready' ? heard : { ...heard, status: 'failed' }))
      toast.error({ id: 'not-loaded', ...draftFailed })
    })
  }, [uid, draftFailed])
  return useMemo(() => {
    const tell = (done: Promise<void>) =>
      void done.catch((error: unknown) => {
        // It is on the page, and on this device.
        console.error('The draft could not be changed', error)
        toast.error({ id: 'not-kept', ...notKept })
      })
    const { changes } = heard.draft
    return {
      ...heard,
      change: (key, stored, fields) => {
        const changed = { key, change: changes[key], stored, fields }
        tell(isTakenBack(changed) ? discardPart(uid, 'changes', key) : changeFields(uid, changed))
      },
      keepTyped: (key, stored, fields) =>
        keepTypedFields(uid, fields && { key, change: changes[key], stored, fields }),
      create: (key, values) => tell(createRecord(uid, key, values)),
      remove: (key, stored) => tell(deleteRecord(uid, key, changes[key], stored)),
      order: (collection, ids) => tell(orderRecords(uid, collection, ids)),
      takeBack: (key) => changes[key] && tell(takeBack(uid, key, changes[key])),
      discard: (part, name) => tell(discardPart(uid, part, name)),
      discardAll: () => {
        for (const part of ['changes', 'orders'] as const)
          for (const name of Object.keys(heard.draft[part])) tell(discardPart(uid, part, name))
      },
    }
  }, [uid, heard, notKept])
}
