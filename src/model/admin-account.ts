import { defineContent, type Content } from '#model/define-content.ts'
import { email } from '#model/fields.ts'

/**
 * The record beside an admin's custom claim, its id the account's: without it, security rules and
 * functions let nobody through. No content type of the registry: only `npm run admin` writes it.
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
