import '../command/check-node.ts'
import { readProject, runCommand } from '../command/command.ts'
import { backendOf } from '../command/backend.ts'
import { say } from '../command/terminal.ts'
import { publishAndWait } from './publish-and-wait.ts'

const USAGE = `Usage: npm run publish -- [--project <id>]
Without --project: the emulators of a running npm start.`

await runCommand(async () => {
  const project = readProject(USAGE)
  const at = await publishAndWait(backendOf(project).firestore)
  say(`Visitors of ${project} get what was stored at ${at.toLocaleTimeString()}.`)
})
