import { withDeadline } from '#data/deadline.ts'
import { inDrafts, PATIENCE_MS } from '#data/drafts/database.ts'
import { isExpired, type Draft } from '#data/drafts/draft.ts'
import { noteDrafts } from '#data/drafts/may-have-drafts.ts'
import { dropWaitingOf, writeWaiting } from '#data/drafts/waiting-drafts.ts'

/** An array sorts after every text. */
const rangeOf = (account: string) => IDBKeyRange.bound([account], [account, []])

/** What the account has typed on this device and not saved, the latest first; nothing without storage. */
export async function draftsOf(account: string): Promise<readonly Draft[]> {
  writeWaiting()
  try {
    const read = () => inDrafts('readonly', (drafts) => drafts.getAll(rangeOf(account)))
    const all = (await withDeadline(read, PATIENCE_MS)) as Draft[]
    const now = Date.now()
    return all.filter((draft) => !isExpired(draft, now)).sort((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

export async function forgetDraftsOf(account: string): Promise<void> {
  dropWaitingOf(account)
  const forget = inDrafts('readwrite', (drafts) => drafts.delete(rangeOf(account)))
  await forget.catch(sayNotDeleted)
}

/** Deletes what is too old, whoever has typed it. */
export async function purge(): Promise<void> {
  const now = Date.now()
  let left = 0
  const deleteExpired = inDrafts('readwrite', (drafts) => {
    const each = drafts.openCursor()
    each.onsuccess = () => {
      const cursor = each.result
      if (!cursor) return
      if (isExpired(cursor.value as Draft, now)) cursor.delete()
      else left += 1
      cursor.continue()
    }
    return each
  })
  await deleteExpired.then(() => noteDrafts(left > 0), sayNotDeleted)
}

function sayNotDeleted(error: unknown) {
  console.warn('Unsaved input could not be deleted from this device', error)
}
