import type { BrowserContext, Request } from '@playwright/test'
import { EMULATORS } from '#model/site/firebase-project.ts'

const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/

/**
 * Ends the sessions that pages have had with the Firestore emulator, which never gives up those of
 * closed pages by itself: their queries and rules are evaluated again at every write, so that each
 * page would make all later ones slower.
 */
export function firestoreSessions() {
  const sessions = new Map<string, URL>()
  const note = (request: Request) => {
    const url = new URL(request.url())
    const id = url.searchParams.get('SID')
    if (id && url.port === String(EMULATORS.firestore) && CHANNEL.test(url.pathname)) {
      sessions.set(id, url)
    }
  }
  return {
    watch: (context: BrowserContext) => void context.on('request', note),
    /** To be called when the pages are closed: an open one would begin another session. */
    end: () => Promise.all([...sessions.values()].map(terminate)),
  }
}

/** As the SDK's own WebChannel ends one. */
async function terminate(channel: URL): Promise<void> {
  const url = new URL(channel)
  url.searchParams.delete('AID')
  url.searchParams.delete('CI')
  url.searchParams.set('RID', String(Math.floor(Math.random() * 100_000)))
  url.searchParams.set('TYPE', 'terminate')
  // A session that is over already needs no ending.
  await fetch(url, { method: 'POST' }).catch(() => {})
}
