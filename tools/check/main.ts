import '../command/check-node.ts'
import { contentTypes } from '#content/registry.ts'
import { unreadable } from '../backup/check-documents.ts'
import { readProject, runCommand } from '../command/command.ts'
import { documentsOf } from '../backup/place.ts'
import { Failure } from '../command/failure.ts'
import { say } from '../command/terminal.ts'

const USAGE = `Usage: npm run check [-- --project <id>]
Without --project: the emulators of a running npm start.`

/** Lists every stored record that does not fit its definition: visitors do not see those. */
await runCommand(async () => {
  const project = readProject(USAGE)
  const documents = await documentsOf(project)
  const stored = await documents.read(contentTypes.map(({ collection }) => collection))
  await documents.close()
  const all = Object.values(stored).reduce((sum, each) => sum + Object.keys(each).length, 0)
  const broken = unreadable(stored)
  if (broken.length === 0) return say(`All ${all} records of ${project} fit their definitions.`)
  for (const line of broken) say(line)
  throw new Failure(
    `${broken.length} of ${all} records of ${project} do not fit and are not shown to visitors: repair or delete them in the back office.`,
  )
})
