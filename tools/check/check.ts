import { contentTypes } from '#content/registry.ts'
import { readContent, unreadable } from '../backup/content.ts'
import { backendOf, checkEmulators, isEmulated } from '../command/backend.ts'
import { readProject } from '../command/command.ts'
import { Failure } from '../command/failure.ts'
import { say } from '../command/terminal.ts'

const USAGE = `Usage: npm run check [-- --project <id>]
Without --project: the emulators of a running npm start.`

/** Lists every stored record that does not fit its definition: visitors do not see those. */
export async function check(args: readonly string[]): Promise<void> {
  const project = readProject(args, USAGE)
  const { firestore } = backendOf(project)
  if (isEmulated(project)) await checkEmulators()
  const stored = await readContent(
    firestore,
    contentTypes.map(({ collection }) => collection),
  )
  const broken = unreadable(stored)
  if (broken.length === 0) {
    return say(`All ${stored.size} records of ${project} fit their definitions.`)
  }
  for (const line of broken) say(line)
  throw new Failure(
    `${broken.length} of ${stored.size} records of ${project} do not fit and are not shown to visitors: repair or delete them in the back office.`,
  )
}
