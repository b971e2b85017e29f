import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { school } from '#content/school.ts'
import { listAdmins } from '../admin/accounts.ts'
import { realBackend, type Backend } from '../command/backend.ts'
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

async function checkAll(): Promise<{ projectId: string; siteUrl: string; backend: Backend }> {
  const env = await check('Web config', productionEnv)
  const projectId = env && (await check('Project and address', () => checkProject(env)))
  await check('Parameters of the functions', () => {
    const file = join('functions', `.env.${projectId ?? '<project id>'}`)
    checkParameters(file, textOf(file), env?.siteUrl)
  })
  await check('The school in the legal pages', () => checkSchool(school))
  const mayAsk = await check('Signed in', () => checkSignedIn().then(() => true))
  const backend = mayAsk && projectId ? realBackend(projectId) : undefined
  if (projectId && backend) {
    await check('Secrets', () => checkSecrets(projectId))
    await check('Signing up is closed', () => checkSignUp(projectId))
    await check('Accounts of admins', async () => checkAdmins(await listAdmins(backend), projectId))
    await check('Mail server', async () =>
      checkMailServer(await secretValue('SMTP_URL', projectId)),
    )
  }
  if (failed > 0 || !env || !projectId || !backend) {
    throw new Failure(`Not ready to deploy, failed: ${failed}. Nothing was changed.`)
  }
  return { projectId, siteUrl: env.siteUrl, backend }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(join(projectFolder, file), 'utf8')
  } catch {
    return undefined
  }
}

function readFlags(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ args: [...args], options: { check: flag, first: flag } }).values
  } catch (error) {
    throw new Failure(`${reasonOf(error)}; there are --check and --first.`)
  }
}

/** @throws Failure with one sentence unless the site is live, with what the store holds */
export async function deploy(args: readonly string[]): Promise<void> {
  const { check: only, first } = readFlags(args)
  const { projectId, siteUrl, backend } = await checkAll()
  if (only) {
    say('Ready to deploy.')
    return
  }
  if (!process.stdin.isTTY) {
    throw new Failure('firebase deploy asks questions: run npm run deploy in a terminal.')
  }
  // It builds the site, its pages and the functions before it changes anything.
  await firebaseDeploy(projectId, first ? { FIRST_BUILD: '1' } : {})
  await goLive(projectId, siteUrl, () => publishAndWait(backend.firestore))
}

/**
 * Publishes what was written since the pages were rendered; from now on the function does it.
 *
 * @throws Failure when visitors may not get it
 */
export async function goLive(
  projectId: string,
  siteUrl: string,
  publish: () => Promise<unknown>,
): Promise<void> {
  try {
    await publish()
  } catch (error) {
    throw new Failure(
      `Deployed, but not published (${reasonOf(error)}): put it right, then npm run publish -- --project ${projectId}.`,
    )
  }
  say(`\nLive: ${siteUrl} (TTL policies and new indexes take some minutes to become active).`)
}
