import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAdmins } from '../../functions/src/accounts/admins.ts'
import { realBackend, type Backend } from '../command/backend.ts'
import { parsed } from '../command/command.ts'
import { Failure, reasonOf } from '../command/failure.ts'
import { functionsAddress } from '#model/site/firebase-project.ts'
import { projectFolder } from '../command/paths.ts'
import { say } from '../command/terminal.ts'
import { publishAndWait } from '../publish/publish-and-wait.ts'
import { productionEnv, stopsAtBudget } from '../site/site-env.ts'
import { halfMadeFunctions } from './half-made.ts'
import { launchTasks } from './launch-tasks.ts'
import { askGoogle } from './google.ts'
import { checkSignedIn, firebaseDeploy } from './programs.ts'
import { projectChecks, projectOf, type Project } from './project-checks.ts'
import { checkAdmins, checkInstalled, checkParameters, checkProject } from './settings.ts'
import { setSignIn } from './sign-in.ts'
import { reachedAt, visit } from './visit.ts'

const USAGE = 'Usage: npm run deploy [-- --check | --first | --set-sign-in]'

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

async function checkAll(setsSignIn: boolean): Promise<{ project: Project; backend: Backend }> {
  const env = await check('Web config', productionEnv)
  const id = env && (await check('Project and address', () => checkProject(env)))
  const parameters = await check('Parameters of the functions', () => {
    const file = join('functions', `.env.${id ?? '<project id>'}`)
    return checkParameters(file, textOf(file), env?.siteUrl)
  })
  await check('Installed packages', () =>
    checkInstalled(textOf('package-lock.json'), textOf('node_modules/.package-lock.json')),
  )
  const mayAsk = await check('Signed in', () => checkSignedIn().then(() => true))
  const backend = mayAsk && id ? realBackend(id) : undefined
  const optional = { site: parameters?.HOSTING_SITE, stopsAtBudget: stopsAtBudget() }
  const project = env && id ? projectOf(env, id, optional) : undefined
  if (project && backend) {
    if (setsSignIn) await check('Setting how staff sign in', () => setSignIn(project))
    for (const { title, request, faults } of projectChecks(project)) {
      await check(title, async () => {
        const found = faults((await askGoogle(project.id, request)) as never)
        if (found.length > 0) throw new Failure(found.join('\n  '))
      })
    }
    const admins = await check('Accounts of admins', async () => {
      const all = await listAdmins(backend)
      checkAdmins(all, project.id)
      return all
    })
    if (admins) {
      await check('Before the start', async () => {
        const tasks = await launchTasks(backend.firestore, admins.length)
        for (const { text } of tasks) say(`\n  still to do: ${text.en}`)
      })
    }
  }
  if (failed > 0 || !project || !backend) {
    throw new Failure(`Not ready to deploy, failed: ${failed}. Nothing was deployed.`)
  }
  return { project, backend }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(join(projectFolder, file), 'utf8')
  } catch {
    return undefined
  }
}

/** @throws Failure with one sentence unless the site is live, with what the store holds */
export async function deploy(args: readonly string[]): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const options = { check: flag, first: flag, 'set-sign-in': flag }
  const { values } = parsed({ args: [...args], options }, USAGE)
  const { check: only, first, 'set-sign-in': setsSignIn } = values
  if (!only && !setsSignIn && !process.stdin.isTTY) {
    throw new Failure('firebase deploy asks questions: run npm run deploy in a terminal.')
  }
  const { project, backend } = await checkAll(setsSignIn)
  if (only || setsSignIn) {
    say('Ready to deploy.')
    return
  }
  // It builds the site, its pages and the functions before it changes anything.
  await firebaseDeploy(project.id, first ? { FIRST_BUILD: '1' } : {})
  const publish = () => publishAndWait(backend.firestore)
  await goLive(project, publish, (publishedAt) => look(project, publishedAt))
}

async function look({ id, siteUrl, hostingSite }: Project, publishedAt: Date): Promise<string[]> {
  const origin = await reachedAt(siteUrl, hostingSite)
  if (origin !== siteUrl) say(`${siteUrl} does not show the site yet; looking at ${origin}.`)
  const functions = functionsAddress(id, false)
  const faults = await visit({ origin, siteUrl, hostingSite, functions, publishedAt })
  return [...faults, ...(await halfMadeFunctions(id))]
}

/**
 * Publishes what was written since the pages were rendered; from now on the function does it. Then
 * looks at the site as a visitor does.
 *
 * @throws Failure when visitors may not get it, or something else than they should
 */
export async function goLive(
  { id, siteUrl }: Pick<Project, 'id' | 'siteUrl'>,
  publish: () => Promise<Date>,
  look: (publishedAt: Date) => Promise<string[]>,
): Promise<void> {
  let publishedAt: Date
  try {
    publishedAt = await publish()
  } catch (error) {
    throw new Failure(
      `Deployed, but not published (${reasonOf(error)}): put it right, then npm run publish -- --project ${id}.`,
    )
  }
  const faults = await look(publishedAt)
  if (faults.length > 0) {
    throw new Failure(['Deployed and published, but not as it should be:', ...faults].join('\n  '))
  }
  say(`\nLive: ${siteUrl} (TTL policies and new indexes take some minutes to become active).`)
}
