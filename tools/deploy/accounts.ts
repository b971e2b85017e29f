import { applicationDefault } from 'firebase-admin/app'
import type { AdminAccount } from '#tools/admin/accounts.ts'
import { Failure } from '#tools/command/failure.ts'

/** @throws Failure when nobody could enter the back office, or somebody who could, cannot any more */
export function checkAdmins(admins: readonly AdminAccount[], projectId: string): void {
  const create = (email: string) => `npm run admin -- create ${email} --project ${projectId}`
  const [incomplete] = admins.filter(({ complete }) => !complete)
  if (incomplete) {
    throw new Failure(
      `${incomplete.email} is an admin without a record, and would be shut out: ${create(incomplete.email)} writes it and sets a new password (revoke takes the account away).`,
    )
  }
  if (admins.length === 0) {
    throw new Failure(`There is no admin yet: ${create('<email>')} makes the first.`)
  }
}

/** Where Identity Toolkit keeps a project's settings, and what admits us there. */
interface IdentityToolkit {
  readonly origin: string
  readonly token: () => Promise<string>
}

const google: IdentityToolkit = {
  origin: 'https://identitytoolkit.googleapis.com/admin',
  token: async () => (await applicationDefault().getAccessToken()).access_token,
}

/**
 * Strangers must not have accounts: the school's published address could be one of them.
 *
 * @throws Failure when anybody may sign up, or the project's settings cannot be read
 */
export async function checkSignUp(
  projectId: string,
  { origin, token }: IdentityToolkit = google,
): Promise<void> {
  const answer = await fetch(`${origin}/v2/projects/${projectId}/config`, {
    headers: { authorization: `Bearer ${await token()}`, 'x-goog-user-project': projectId },
  })
  if (!answer.ok) {
    throw new Failure(`The settings of Authentication cannot be read (status ${answer.status}).`)
  }
  const { client } = (await answer.json()) as {
    client?: { permissions?: { disabledUserSignup?: boolean } }
  }
  if (client?.permissions?.disabledUserSignup === true) return
  throw new Failure(
    'Anybody may sign up: in the console, Authentication → Settings → User actions, switch off "Enable create (sign-up)".',
  )
}
