import { useSyncExternalStore } from 'react'
import type { User } from 'firebase/auth'
import { onAccountChange } from '#data/auth.ts'

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'admin' | 'no-access'; readonly email: string }
  /** Signed in, but whether as an admin could not be asked: no connection, token expired. */
  | { readonly status: 'unknown'; readonly email: string; readonly retry: () => void }

let session: Session = { status: 'loading' }
const subscribers = new Set<() => void>()
let started = false

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

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  // One listener for the page's whole life: the session outlives every screen.
  if (!started) {
    started = true
    onAccountChange((user) => void follow(user))
  }
  return () => subscribers.delete(notify)
}

/** Who is signed in, and whether the account carries the custom claim `admin: true`. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}
