import '../command/check-node.ts'
import { parseArgs } from 'node:util'
import { DEMO_PROJECT } from '#model/firebase-project.ts'
import { runCommand } from '../backup/command.ts'
import { backendOf } from '../command/backend.ts'
import { Failure, reasonOf } from '../command/failure.ts'
import { say } from '../command/terminal.ts'
import { publishAndWait } from './publish-and-wait.ts'

const USAGE = `Usage: npm run publish -- [--project <id>]
Without --project: the emulators of a running npm start.`

await runCommand(async () => {
  const project = readProject()
  const at = await publishAndWait(backendOf(project).firestore)
  say(`Visitors of ${project} get what was stored at ${at.toLocaleTimeString()}.`)
})

function readProject(): string {
  try {
    const { values } = parseArgs({ options: { project: { type: 'string' } } })
    return values.project ?? DEMO_PROJECT
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n${USAGE}`)
  }
}
