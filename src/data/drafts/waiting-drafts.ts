import { inDrafts } from '#data/drafts/database.ts'
import { noteDrafts } from '#data/drafts/may-have-drafts.ts'
import { toKept, withoutPictures, type Draft, type DraftPlace } from '#data/drafts/draft.ts'

/** As often as that, what is being typed is written. */
const WRITTEN_EVERY_MS = 300

const waiting = new Map<string, Draft>()
let timer: ReturnType<typeof setTimeout> | undefined

const nameOf = ({ account, collection, record }: DraftPlace) =>
  JSON.stringify([account, collection, record])

/**
 * Keeps what a form holds on this device, in a moment; of two tabs with the same form, what was typed
 * last.
 *
 * @returns when that was, for `forgetDraft`
 */
export function keepDraft(draft: Omit<Draft, 'at'>): number {
  const at = Date.now()
  waiting.set(nameOf(draft), { ...draft, at })
  noteDrafts(true)
  timer ??= setTimeout(writeWaiting, WRITTEN_EVERY_MS)
  return at
}

export function dropWaiting(place: DraftPlace): void {
  waiting.delete(nameOf(place))
}

export function dropWaitingOf(account: string): void {
  for (const draft of [...waiting.values()]) if (draft.account === account) dropWaiting(draft)
}

export function writeWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  for (const draft of waiting.values()) void write(toKept(draft))
  waiting.clear()
}

async function write(draft: Draft): Promise<void> {
  try {
    await put(draft).catch(() => put(withoutPictures(draft)))
  } catch (error) {
    console.warn('Unsaved input could not be kept on this device', error)
  }
}

const put = (draft: Draft) => inDrafts('readwrite', (drafts) => drafts.put(draft))

/** Whether a hidden page ever comes back, nobody can tell: nothing waits then. */
export function writeWhenHidden(): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') writeWaiting()
  }
  addEventListener('pagehide', writeWaiting)
  document.addEventListener('visibilitychange', whenHidden)
  return () => {
    removeEventListener('pagehide', writeWaiting)
    document.removeEventListener('visibilitychange', whenHidden)
  }
}
