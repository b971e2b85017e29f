import type { AdminAccount } from '../../functions/src/accounts/admins.ts'
import { Failure } from '#tools/command/failure.ts'

/** @throws Failure when nobody could enter the back office, or somebody who could, cannot any more */
export function checkAdmins(admins: readonly AdminAccount[], projectId: string): void {
  const create = (email: string) => `npm run admin -- create ${email} --project ${projectId}`
  const [incomplete] = admins.filter(({ complete }) => !complete)
  if (incomplete) {
    throw new Failure(
      `${incomplete.email} is an admin without a record, and would be shut out: ${create(incomplete.email)} writes it and gives a link for a new password (revoke takes the account away).`,
    )
  }
  if (admins.length === 0) {
    throw new Failure(`There is no admin yet: ${create('<email>')} makes the first.`)
  }
}
