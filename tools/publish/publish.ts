import { backendOf, checkEmulators, isEmulated } from '../command/backend.ts'
import { readProject } from '../command/command.ts'
import { say } from '../command/terminal.ts'
import { publishAndWait } from './publish-and-wait.ts'

const USAGE = `Usage: npm run publish -- [--project <id>]
Without --project: the emulators of a running npm start.`

export async function publish(args: readonly string[]): Promise<void> {
  const project = readProject(args, USAGE)
  const { firestore } = backendOf(project)
  if (isEmulated(project)) await checkEmulators()
  const at = await publishAndWait(firestore)
  say(`Visitors of ${project} get what was stored at ${at.toLocaleTimeString()}.`)
}
