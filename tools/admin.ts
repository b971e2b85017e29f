import './check-node.ts'
import { parseArgs } from 'node:util'
import { createAdmin, listAdmins, revokeAdmin } from './accounts.ts'
import { emulatorBackend, realBackend } from './backend.ts'

const USAGE = `Usage: npm run admin -- create <email> | list | revoke <email> [--project <id>]
Without --project: the emulators of a running npm start.`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  })
  const [command, email] = positionals
  const { auth } = values.project ? realBackend(values.project) : emulatorBackend()
  const where = values.project ?? 'the emulators'

  if (command === 'list') {
    const admins = await listAdmins(auth)
    console.log(admins.length ? admins.join('\n') : `There is no admin account in ${where}.`)
  } else if (command === 'create' && email) {
    const { created, password } = await createAdmin(auth, email)
    console.log(
      created
        ? `${email} is now an admin in ${where}. Password (shown only now): ${password}`
        : `${email} is now an admin in ${where}, with the password it had.`,
    )
  } else if (command === 'revoke' && email) {
    await revokeAdmin(auth, email)
    console.log(`${email} is no longer an admin in ${where}; the account is disabled.`)
  } else {
    throw new Error(USAGE)
  }
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
