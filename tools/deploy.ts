import './check-node.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { school } from '#content/school.ts'
import {
  checkCommitted,
  checkScript,
  checkSecrets,
  checkSignedIn,
  firebaseDeploy,
} from './deploy/programs.ts'
import { checkParameters, checkProject, checkSchool } from './deploy/settings.ts'
import { Failure, reasonOf } from './failure.ts'
import { projectFolder } from './paths.ts'
import { productionEnv } from './site-env.ts'
import { say } from './terminal.ts'

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
  await check('Everything is committed', checkCommitted)
  const mayAsk = (await check('Signed in', () => checkSignedIn().then(() => true))) && projectId
  if (mayAsk) await check('Secrets', () => checkSecrets(projectId))
  // What takes minutes comes when the rest is right.
  if (failed === 0) {
    await check('Types', () => checkScript('types'))
    await check('Lint', () => checkScript('lint'))
    const built = await check('Build of the site', () => checkScript('build'))
    // At the first deployment the rules are not there yet, so that nothing can be read.
    for (const note of built?.match(/^The store did not answer.*$/gm) ?? []) say(`  Note: ${note}`)
    await check('Build of the functions', () => checkScript('build:functions'))
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

function onlyCheck(): boolean {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check
  } catch (error) {
    throw new Failure(`${reasonOf(error)}; there is only --check.`)
  }
}

try {
  const only = onlyCheck()
  const { projectId, siteUrl } = await checkAll()
  if (only) {
    say('Ready to deploy.')
  } else {
    await firebaseDeploy(projectId)
    say(`\nLive: ${siteUrl} (TTL policies and new indexes take some minutes to become active).`)
  }
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}
