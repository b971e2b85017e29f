import '../command/check-node.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { school } from '#content/school.ts'
import { listAdmins } from '../admin/accounts.ts'
import { realBackend } from '../command/backend.ts'
import { Failure, reasonOf } from '../command/failure.ts'
import { projectFolder } from '../command/paths.ts'
import { say } from '../command/terminal.ts'
import { publishAndWait } from '../publish/publish-and-wait.ts'
import { productionEnv } from '../site/site-env.ts'
import { checkAdmins, checkSignUp } from './accounts.ts'
import { checkSecrets, checkSignedIn, firebaseDeploy, secretValue } from './programs.ts'
import { checkMailServer, checkParameters, checkProject, checkSchool } from './settings.ts'

/** Says how a check went; undefined stands for one that failed. */
async function check<T>(title: string, work: () => T | Promise<T>): Promise<T | undefined> {
  process.stdout.write(`${title} … `)
  try {
    const result = await work()
    say('ok')
    return result
  } catch (error) {
    failed += 1
    say(`failed\n  ${reasonOf(error)}`)
    return undefined
  }
}
let failed = 0

async function checkAll(): Promise<{ projectId: string; siteUrl: string }> {
  const env = await check('Web config', productionEnv)
  const projectId = env && (await check('Project and address', () => checkProject(env)))
  await check('Parameters of the functions', () => {
    const file = join('functions', `.env.${projectId ?? '<project id>'}`)
    checkParameters(file, textOf(file), env?.siteUrl)
  })
  await check('The school in the legal pages', () => checkSchool(school))
  const mayAsk = (await check('Signed in', () => checkSignedIn().then(() => true))) && projectId
  if (mayAsk) {
    await check('Secrets', () => checkSecrets(projectId))
    await check('Signing up is closed', () => checkSignUp(projectId))
    await check('Accounts of admins', async () =>
      checkAdmins(await listAdmins(realBackend(projectId)), projectId),
    )
    await check('Mail server', async () =>
      checkMailServer(await secretValue('SMTP_URL', projectId)),
    )
  }
  if (failed > 0 || !env || !projectId) {
    throw new Failure(`Not ready to deploy, failed: ${failed}. Nothing was changed.`)
  }
  return { projectId, siteUrl: env.siteUrl }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(join(projectFolder, file), 'utf8')
  } catch {
    return undefined
  }
}

function readFlags() {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { check: flag, first: flag } }).values
  } catch (error) {
    throw new Failure(`${reasonOf(error)}; there are --check and --first.`)
  }
}

try {
  const { check: only, first } = readFlags()
  const { projectId, siteUrl } = await checkAll()
  if (only) {
    say('Ready to deploy.')
  } else {
    // It builds the site, its pages and the functions before it changes anything.
    await firebaseDeploy(projectId, first ? { FIRST_BUILD: '1' } : {})
    // What was written since the pages were rendered; from now on the function does it.
    await check('Publishing', () => publishAndWait(realBackend(projectId).firestore))
    say(`\nLive: ${siteUrl} (TTL policies and new indexes take some minutes to become active).`)
  }
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}
