import '../command/check-node.ts'
import { readContent } from '../../functions/src/publishing/read-content.ts'
import { backendOf } from '../command/backend.ts'
import { runCommand } from '../command/command.ts'
import { say } from '../command/terminal.ts'
import { contentToDeploy } from '../site/site-content.ts'
import { productionEnv } from '../site/site-env.ts'
import { writePages } from '../site/write-pages.ts'

/** Gives a production build the pages that it is deployed with: no visitor may see one without. */
await runCommand(async () => {
  const { firestore } = backendOf(productionEnv().firebase.projectId)
  // Not as a visitor: the rules that would answer are those from before this deployment.
  const read = async () => (await readContent(firestore, new Date())).content
  await writePages(await contentToDeploy(read, { first: Boolean(process.env['FIRST_BUILD']) }))
  say('The pages show what the store holds.')
})
