import '../command/check-node.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { adminPaths } from '#admin/admin-paths.ts'
import { emulatorBackend } from '../command/backend.ts'
import { Failure, reasonOf } from '../command/failure.ts'
import { Asked, unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { logFolder, projectFolder, savedDataFolder } from '../command/paths.ts'
import { countedSteps, say, table } from '../command/terminal.ts'
import { claimRun } from '../emulators/leftovers.ts'
import { allEmulators, checkPorts, services } from '../emulators/ports.ts'
import { SavedData } from '../emulators/saved-data.ts'
import { startSuite } from '../emulators/suite.ts'
import { mailEnvironment, startMailCatcher } from '../mail-catcher/mail-catcher.ts'
import { sampleAdmin } from '../seed-data/index.ts'
import { buildFunctions } from '../site/build.ts'
import { startWithSite } from '../site/site-and-emulators.ts'

const SAVE_EVERY_MS = 20_000

interface Flags {
  /** Begin without the data of the last run. */
  fresh: boolean
  /** Vite's dev server with hot reload, instead of the built site on the Hosting emulator. */
  dev: boolean
}
/** What has to be done before this process ends, the last entry first. */
type AtEnd = (() => Promise<void>)[]

async function start({ fresh, dev }: Flags, life: AbortSignal, atEnd: AtEnd): Promise<void> {
  const data = new SavedData(savedDataFolder)
  const run = await claimRun(dev ? 'npm run dev' : 'npm start', {
    onLeftovers: (count) => say(`Ending what an earlier run has left (processes: ${count}) …`),
    rescue: () => data.save().catch(() => {}),
  })
  atEnd.push(run.end)
  const importFrom = fresh ? undefined : await data.latest()
  const step = countedSteps(3 + (importFrom === undefined ? 1 : 0))
  const only = allEmulators.filter((name) => !(dev && name === 'hosting'))
  const website = dev ? 'vite' : 'hosting'

  const needed = new Set([...only, 'hub', 'logging', 'smtp', 'mail', website] as const)
  await checkPorts([...needed].map((name) => services[name]))
  const catcher = await startMailCatcher()
  atEnd.push(catcher.stop)
  await step('Building the functions', 'Vite is still at it', () => buildFunctions(life))
  const suite = await step(
    dev ? 'Starting the emulators' : 'Building the site and starting the emulators',
    'waiting until all of them answer; a first start may download 120 MB',
    () => {
      const options = { only, importFrom, env: mailEnvironment, run, signal: life }
      return dev ? startSuite(options) : startWithSite(options)
    },
  )
  atEnd.push(suite.stop)
  let broken = false
  const ended = suite.ended.then((sentence) => {
    broken = true
    throw new Failure(sentence)
  })
  const unlessOver = <T>(work: Promise<T>) => unlessEnded(life, Promise.race([work, ended]))

  if (importFrom === undefined) {
    await step('Filling in sample content', 'writing to the emulators', async () => {
      const { seed } = await import('../seed-data/seed.ts')
      await unlessOver(seed())
    })
  }
  if (!dev) {
    await step('Publishing the pages', 'the function renders them', async () => {
      const { firstPages } = await import('../site/first-pages.ts')
      await unlessOver(firstPages(emulatorBackend().firestore))
    })
  }
  run.record({ holdsData: true })
  data.saveEvery(SAVE_EVERY_MS, say)
  atEnd.push(async () => {
    data.stop()
    if (broken) return say('What was entered after the last save, at most 20 s ago, is lost.')
    process.stdout.write('saving the data … ')
    await data.save().catch((error: unknown) => {
      throw new Failure(`The last save failed, the one before is kept: ${reasonOf(error)}`)
    })
  })
  if (dev) {
    await step('Starting the dev server', 'Vite is looking at the sources', async () => {
      const { startDevServer } = await import('./dev-server.ts')
      const server = await unlessOver(startDevServer())
      atEnd.push(() => server.close())
    })
  }
  const { port } = services[website]
  say(`\n${addresses(port)}\n\nBereit: http://localhost:${port}`)
  await unlessOver(ended)
}

function addresses(website: number): string {
  const { mail, firestore, auth, storage, functions, smtp } = services
  const local = (port: number, path = '') => `http://localhost:${port}${path}`
  return table([
    ['Website', local(website)],
    [
      'Back office',
      `${local(website, adminPaths.home)}  (${sampleAdmin.email} / ${sampleAdmin.password})`,
    ],
    ['Caught mails', local(mail.port)],
    ['Firestore', local(firestore.port)],
    ['Auth', local(auth.port)],
    ['Storage', local(storage.port)],
    ['Functions', local(functions.port)],
    ['SMTP', `localhost:${smtp.port}`],
    ['Data', `kept in ${relative(projectFolder, savedDataFolder)}, saved every 20 s; Ctrl-C stops`],
  ])
}

async function main(): Promise<number> {
  const life = watchLifetime()
  const atEnd: AtEnd = []
  let code = 0
  const failed = (error: unknown) => {
    code = 1
    report(error)
  }
  try {
    await start(readFlags(), life, atEnd)
  } catch (error) {
    // Once it is asked to end, whatever fails after that is a consequence.
    if (!(life.reason instanceof Asked)) failed(error)
  }
  const started = atEnd.length > 1 // more than the note about this run
  if (started && code !== 0) process.stdout.write('Stopping … ')
  for (const undo of atEnd.reverse()) await undo().catch(failed)
  if (started || code === 0) say('done.')
  return code
}

function readFlags(): Flags {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { fresh: flag, dev: flag } }).values
  } catch (error) {
    throw new Failure(`${reasonOf(error)}; there are --fresh and --dev.`)
  }
}

/** The sentence on the terminal; where even that is a surprise, the stack trace in a file. */
function report(error: unknown): void {
  let sentence = reasonOf(error)
  if (!(error instanceof Failure)) {
    const log = join(logFolder, 'start.log')
    mkdirSync(logFolder, { recursive: true })
    writeFileSync(log, `${error instanceof Error ? error.stack : sentence}\n`)
    sentence = `Unexpected: ${sentence} (see ${relative(projectFolder, log)})`
  }
  process.stderr.write(`\n${sentence}\n`)
}

process.exit(await main())
