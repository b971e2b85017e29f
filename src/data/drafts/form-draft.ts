import { withDeadline } from '#data/deadline.ts'
import { inDrafts, PATIENCE_MS } from '#data/drafts/database.ts'
import { fromKept, isExpired, type Draft, type DraftPlace } from '#data/drafts/draft.ts'
import { dropWaiting, writeWaiting } from '#data/drafts/waiting-drafts.ts'
import { prepareImage } from '#data/images/prepare-image.ts'

const keyOf = ({ account, collection, record }: DraftPlace) => [account, collection, record]

/** @throws where storage is not allowed or does not answer */
export async function findDraft(place: DraftPlace): Promise<Draft | undefined> {
  writeWaiting()
  const read = () => inDrafts('readonly', (drafts) => drafts.get(keyOf(place)))
  const draft = (await withDeadline(read, PATIENCE_MS)) as Draft | undefined
  return draft && !isExpired(draft, Date.now()) ? fromKept(draft, prepareImage) : undefined
}

/**
 * Deletes a draft, but not what another tab has typed since.
 *
 * @param at when the one to delete was typed
 */
export async function forgetDraft(place: DraftPlace, at: number): Promise<void> {
  dropWaiting(place)
  const forget = inDrafts('readwrite', (drafts) => {
    const found = drafts.get(keyOf(place))
    found.onsuccess = () => {
      const draft = found.result as Draft | undefined
      if (draft && draft.at <= at) drafts.delete(keyOf(place))
    }
    return found
  })
  await forget.catch((error: unknown) => {
    console.warn('Saved input could not be deleted from this device', error)
  })
}
