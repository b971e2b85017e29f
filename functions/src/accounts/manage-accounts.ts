import { Timestamp } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { mixed, object, string, type Schema } from 'yup'
import type { Mail } from '../mail/contact-mail.ts'
import { parseCommand } from '../parse-command.ts'
import { countAccountChange } from '../requests/rate-limits.ts'
import { isReachableEmail, LONGEST_NAME, tidyLine, type AccountCommand } from '../shared.ts'
import { createAdmin, passwordLink, records, withdrawAccess, type Accounts } from './admins.ts'
import { invitationMail } from './invitation-mail.ts'
import type { Admin } from './require-admin.ts'

const name = string().required().matches(/\S/).max(LONGEST_NAME)
const email = string().required().test(isReachableEmail)
const uid = string()
  .required()
  .matches(/^[^/]{1,128}$/)
const nothing = mixed().oneOf([undefined])
type Action = AccountCommand['action']
const of = (actions: readonly Action[], schema: Schema) =>
  mixed().when('action', ([action]) => (actions.includes(action as Action) ? schema : nothing))

const commandSchema = object({
  action: mixed<Action>().oneOf(['invite', 'invite-again', 'withdraw', 'rename']).required(),
  name: of(['invite', 'rename'], name),
  email: of(['invite'], email),
  uid: of(['invite-again', 'withdraw'], uid),
}).noUnknown()

interface Management extends Accounts {
  readonly now: Date
  /** Who gives the command. */
  readonly by: Admin
  /** Where visitors find the site. */
  readonly siteUrl: string
  /** @throws when the mail server did not say that it took the mail */
  readonly sendMail: (mail: Mail) => Promise<void>
}

/**
 * What an admin does about the access of others: invite somebody, mail the link once more, withdraw
 * access, which ends the person's sessions at once. Nobody's own, so that somebody is always left. And
 * changes the own name.
 *
 * @returns what was done, for the log
 * @throws HttpsError `invalid-argument` for a malformed command, `resource-exhausted` after
 *   `MOST_ACCOUNT_CHANGES` a day, `already-exists` for an address that has access, `not-found` for an
 *   account that has none, `permission-denied` for the own one, `aborted` when the account is there and
 *   its mail was not sent
 */
export async function manageAccounts(data: unknown, management: Management) {
  const { firestore, now } = management
  const command = parseCommand(commandSchema, data) as AccountCommand
  await countAccountChange(firestore, now)
  if (command.action === 'invite') await invite(command, management)
  else if (command.action === 'rename') await rename(command.name, management)
  else if (command.action === 'invite-again') await mailLink(command.uid, management)
  else await withdraw(command.uid, management)
  return { action: command.action, ...('uid' in command && { account: command.uid }) }
}

type Invitation = Extract<AccountCommand, { action: 'invite' }>

async function invite({ name, email }: Invitation, management: Management): Promise<void> {
  // As Auth keeps addresses. Making an admin of one again would void the password that they have.
  const same = records(management.firestore).where('email', '==', email.toLowerCase())
  if (!(await same.limit(1).get()).empty) {
    throw new HttpsError('already-exists', 'This address has access already.')
  }
  await createAdmin(management, email, undefined, tidyLine(name))
  const { uid } = await management.auth.getUserByEmail(email)
  await mailLink(uid, management)
}

async function mailLink(uid: string, management: Management): Promise<void> {
  const { by, siteUrl, sendMail } = management
  const [invited, own] = await Promise.all(
    [uid, by.uid].map((each) => records(management.firestore).doc(each).get()),
  )
  if (!invited?.exists) throw new HttpsError('not-found', 'There is no such account.')
  const email = String(invited.get('email'))
  const replyTo = by.email ?? ''
  const mail = invitationMail({
    name: String(invited.get('name') ?? ''),
    email,
    from: String(own?.get('name') || replyTo),
    replyTo,
    link: await passwordLink(management, email),
    siteUrl: new URL(siteUrl).origin,
  })
  await sendMail(mail).catch((cause: unknown) => {
    throw new HttpsError('aborted', 'The invitation could not be mailed.', { cause: String(cause) })
  })
}

async function withdraw(uid: string, management: Management): Promise<void> {
  const { by } = management
  if (uid === by.uid) throw new HttpsError('permission-denied', 'Nobody withdraws the own access.')
  if (await withdrawAccess(management, uid, by.uid)) return
  throw new HttpsError('not-found', 'One of the two has no access any more.')
}

async function rename(name: string, management: Management): Promise<void> {
  const changed = { name: tidyLine(name), updated_at: Timestamp.fromDate(management.now) }
  await records(management.firestore).doc(management.by.uid).update(changed)
}
