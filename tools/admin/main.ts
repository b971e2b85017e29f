import '../command/check-node.ts'
import { parseArgs } from 'node:util'
import { backendOf } from '../command/backend.ts'
import {
  createAdmin,
  listAdmins,
  passwordLink,
  revokeAdmin,
} from '../../functions/src/accounts/admins.ts'

const USAGE = `Usage: npm run admin -- create <email> [<name>] | list | revoke <email> [--project <id>]
Without --project: the emulators of a running npm start.`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  })
  const [command, email, ...names] = positionals
  const backend = backendOf(values.project)
  const where = values.project ?? 'the emulators'

  if (command === 'list') {
    const admins = await listAdmins(backend)
    console.log(admins.map(lineOf).join('\n') || `There is no admin account in ${where}.`)
  } else if (command === 'create' && email) {
    const created = await createAdmin(backend, email, undefined, names.join(' '))
    const secured = 'The account was there before: its password is void, its sessions are ended. '
    const link = await passwordLink(backend, email)
    console.log(
      `${email} is now an admin in ${where}. ${created ? '' : secured}This link, to be handed over, sets the password, once and within an hour (later, "Forgot password?" on the sign-in page mails another one):\n${link}`,
    )
  } else if (command === 'revoke' && email) {
    await revokeAdmin(backend, email)
    console.log(`${email} is no longer an admin in ${where}; the account is disabled.`)
  } else {
    throw new Error(USAGE)
  }
}

function lineOf({ email, complete }: { email: string; complete: boolean }): string {
  return complete ? email : `${email} (shut out: create ${email} once more writes the record)`
}

main().then(
  // The Admin SDK keeps connections open.
  () => process.exit(0),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    const unreachable = message.includes('ECONNREFUSED')
    console.error(unreachable ? 'The emulators do not answer: run npm start first.' : message)
    process.exit(1)
  },
)
