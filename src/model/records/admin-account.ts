import { defineContent, type Content } from '#model/records/define-content.ts'
import { email, text } from '#model/fields/fields.ts'
import type { Stored } from '#model/records/decode.ts'
import { dateOf } from '#model/records/stored-dates.ts'
import { HOUR_MS } from '#model/time/durations.ts'
import { utcDaysSince } from '#model/time/utc-days.ts'

export const LONGEST_NAME = 80

/**
 * The record beside an admin's custom claim, its id the account's: without it, security rules and
 * functions let nobody through. No content type of the registry: only `npm run admin` and functions write
 * it, with its `sessions_from`, the time before which no sign-in counts any more; but for `sessions`, where
 * the back office says on which device a session is in use.
 */
export const adminAccounts = defineContent({
  collection: 'admins',
  path: 'accounts',
  labels: {
    en: { one: 'account', many: 'accounts' },
    de: { one: 'Konto', many: 'Konten' },
  },
  title: 'email',
  order: { by: 'email', direction: 'asc' },
  fields: {
    email: email({ en: 'E-mail', de: 'E-Mail' }, { required: true }),
    /** As colleagues read it in the history; empty in records that are older than it. */
    name: text({ en: 'Name', de: 'Name' }, { max: LONGEST_NAME }),
  },
})

export type AdminAccount = Content<typeof adminAccounts>

/** What admins do about the access of others, and about their own name. */
export type AccountCommand =
  | { readonly action: 'invite'; readonly name: string; readonly email: string }
  | { readonly action: 'invite-again' | 'withdraw'; readonly uid: string }
  | { readonly action: 'rename'; readonly name: string }

/** So many of these commands are carried out a day. */
export const MOST_ACCOUNT_CHANGES = 10

/** As the project's settings in Firebase demand it. */
export const SHORTEST_PASSWORD = 10

/** Both also in `firestore.rules` and `storage.rules`, the second in the words of the back office, too. */
const LONGEST_SESSION_DAYS = 30
const LONGEST_IDLE_DAYS = 7
/** For so long a session counts without its entry, which the back office adds as soon as it opens. */
const UNLISTED_MS = HOUR_MS

/**
 * The sessions of an account, each under its `auth_time`, the second of the sign-in that tokens keep
 * when they are renewed; null once a session was ended.
 */
type StoredSessions = Readonly<Record<string, { device: string; seen: unknown } | null>>

export const sessionsOf = (record: Stored) => (record['sessions'] ?? {}) as StoredSessions

export type SessionState = 'open' | 'unlisted' | 'idle' | 'ended' | 'over'

/**
 * What the record says of a session, by days of UTC as the security rules. One that is not listed may
 * be new (`isNew`), or one whose entry was cleaned away when it was over.
 *
 * @param signedInAt in seconds, as `auth_time` in tokens
 */
export function sessionState(record: Stored, signedInAt: number, now: Date): SessionState {
  // Nobody has ended it: without a word of its own it would look like a thief's work.
  if (isTooOld(signedInAt, now)) return 'over'
  const from = dateOf(record['sessions_from'])
  if (!from || signedInAt * 1000 < from.getTime()) return 'ended'
  const session = sessionsOf(record)[String(signedInAt)]
  if (session === undefined) return 'unlisted'
  const seen = dateOf(session?.seen)
  if (!seen) return 'ended'
  return utcDaysSince(seen, now) >= LONGEST_IDLE_DAYS ? 'idle' : 'open'
}

/** Whether a session that is not listed counts all the same. */
export const isNew = (signedInAt: number, now: Date) =>
  now.getTime() - signedInAt * 1000 < UNLISTED_MS

/** Whether somebody has been signed in for so long that they have to do it again. */
export function isTooOld(signedInAt: number, now: Date): boolean {
  return utcDaysSince(new Date(signedInAt * 1000), now) >= LONGEST_SESSION_DAYS
}
