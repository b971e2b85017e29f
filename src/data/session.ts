import { useSyncExternalStore } from 'react'
import type { User } from 'firebase/auth'
import { onAccountChange } from '#data/auth.ts'

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'admin' | 'no-access'; readonly email: string }
  /** Signed in, but whether as an admin could not be asked: no connection, token expired. */
  | { readonly status: 'unknown'; readonly email: string; readonly retry: () => void }

/** How long a revoked account may still look at an open back office. */
const CHECK_EVERY_MS = 30_000

let session: Session = { status: 'loading' }
const subscribers = new Set<() => void>()
let started = false
let account: User | null = null

function publish(next: Session) {
  session = next
  for (const notify of subscribers) notify()
}

async function follow(user: User | null) {
  if (!user) {
    publish({ status: 'signed-out' })
    return
  }
  const email = user.email ?? ''
  try {
    const { claims } = await user.getIdTokenResult()
    publish({ status: claims['admin'] === true ? 'admin' : 'no-access', email })
  } catch {
    publish({ status: 'unknown', email, retry: () => void follow(user) })
  }
}

/**
 * Asks for a new token: without the claim the session loses its access, and for an account that
 * was disabled or whose tokens were revoked the SDK signs out by itself.
 */
async function checkAccess() {
  await account?.getIdToken(true).catch(() => {
    // No connection: asked again in a moment. The security rules hold in any case.
  })
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  // One listener for the page's whole life: the session outlives every screen.
  if (!started) {
    started = true
    onAccountChange((user) => {
      account = user
      void follow(user)
    })
    setInterval(() => void checkAccess(), CHECK_EVERY_MS)
  }
  return () => subscribers.delete(notify)
}

/** Who is signed in, and whether the account carries the custom claim `admin: true`. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}
