import '../command/check-node.ts'
import { DEMO_PROJECT } from '#model/site/firebase-project.ts'
import { backendOf, checkEmulators, isEmulated } from '../command/backend.ts'
import { parsed, runCommand } from '../command/command.ts'
import { Failure } from '../command/failure.ts'
import { say } from '../command/terminal.ts'
import {
  createAdmin,
  listAdmins,
  passwordLink,
  revokeAdmin,
} from '../../functions/src/accounts/admins.ts'

const USAGE = `Usage: npm run admin -- create <email> [<name>] | list | revoke <email> [--project <id>]
Without --project: the emulators of a running npm start.`

await runCommand(async (args) => {
  const { positionals, values } = parsed(
    { args: [...args], allowPositionals: true, options: { project: { type: 'string' } } },
    USAGE,
  )
  const [command = '', email = '', ...names] = positionals
  const isKnown = command === 'list' || (/^(create|revoke)$/.test(command) && email !== '')
  if (!isKnown) throw new Failure(USAGE)
  const { project = DEMO_PROJECT } = values
  const backend = backendOf(project)
  if (isEmulated(project)) await checkEmulators()
  const where = values.project ?? 'the emulators'

  if (command === 'list') {
    const admins = await listAdmins(backend)
    say(admins.map(lineOf).join('\n') || `There is no admin account in ${where}.`)
  } else if (command === 'create') {
    const created = await createAdmin(backend, email, undefined, names.join(' '))
    const secured = 'The account was there before: its password is void, its sessions are ended. '
    const link = await passwordLink(backend, email)
    say(
      `${email} is now an admin in ${where}. ${created ? '' : secured}This link, to be handed over, sets the password, once and within an hour (later, "Forgot password?" on the sign-in page mails another one):\n${link}`,
    )
  } else {
    await revokeAdmin(backend, email)
    say(`${email} is no longer an admin in ${where}; the account is disabled.`)
  }
})

function lineOf({ email, complete }: { email: string; complete: boolean }): string {
  return complete ? email : `${email} (shut out: create ${email} once more writes the record)`
}
