import '../command/check-node.ts'
import { runCommand } from '../command/command.ts'
import { say } from '../command/terminal.ts'
import { siteContent } from '../site/site-content.ts'
import { productionEnv } from '../site/site-env.ts'
import { writePages } from '../site/write-pages.ts'

/** Gives a production build the pages that it is deployed with: no visitor may see one without. */
await runCommand(async () => {
  await writePages(await siteContent(productionEnv()))
  say('The pages show what the store holds.')
})
