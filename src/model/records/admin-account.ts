import { defineContent, type Content } from '#model/records/define-content.ts'
import { email, text } from '#model/fields/fields.ts'
import { utcDaysSince } from '#model/time/utc-days.ts'

export const LONGEST_NAME = 80

/**
 * The record beside an admin's custom claim, its id the account's: without it, security rules and
 * functions let nobody through. No content type of the registry: only `npm run admin` and functions write
 * it, with its `sessions_from`, the time before which no sign-in counts any more.
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

/** What admins do about the access of others. */
export type AccountCommand =
  | { readonly action: 'invite'; readonly name: string; readonly email: string }
  | { readonly action: 'invite-again' | 'withdraw'; readonly uid: string }

/** So many of these commands are carried out a day. */
export const MOST_ACCOUNT_CHANGES = 10

/** As the project's settings in Firebase demand it. */
export const SHORTEST_PASSWORD = 10

const LONGEST_SESSION_DAYS = 30

/**
 * Whether somebody has been signed in for so long that they have to do it again, as the security rules
 * say.
 *
 * @param signedInAt in seconds, as `auth_time` in tokens
 */
export function isTooOld(signedInAt: number, now: Date): boolean {
  return utcDaysSince(new Date(signedInAt * 1000), now) >= LONGEST_SESSION_DAYS
}
