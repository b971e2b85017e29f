import { defineContent, type Content } from '#model/records/define-content.ts'
import { email } from '#model/fields/fields.ts'
import { utcDaysSince } from '#model/time/utc-days.ts'

/**
 * The record beside an admin's custom claim, its id the account's: without it, security rules and
 * functions let nobody through. No content type of the registry: `npm run admin` writes it, and functions
 * its `sessions_from`, the time before which no sign-in counts any more.
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
  fields: { email: email({ en: 'E-mail', de: 'E-Mail' }, { required: true }) },
})

export type AdminAccount = Content<typeof adminAccounts>

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
