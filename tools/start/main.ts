import '../command/check-node.ts'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { adminPaths } from '#admin/admin-paths.ts'
import { emulatorBackend } from '../command/backend.ts'
import { parsed } from '../command/command.ts'
import { Failure, reasonOf } from '../command/failure.ts'
import { StopRequested, unlessEnded, watchLifetime } from '../command/lifetime.ts'
import { projectFolder, savedDataFolder } from '../command/paths.ts'
import { countedSteps, say, table } from '../command/terminal.ts'
import { allEmulators, checkPorts, services } from '../emulators/ports.ts'
import { startSuite } from '../emulators/suite.ts'
import { mailEnvironment, startMailCatcher } from '../mail-catcher/mail-catcher.ts'
import { sampleAdmin } from '../seed-data/index.ts'
import { buildFunctions } from '../site/build.ts'
import { startWithSite } from '../site/site-and-emulators.ts'

const USAGE = 'Usage: npm start [-- [--fresh] [--dev]]'

const savedData = join(savedDataFolder, 'saved')
/** What becomes the saved data when it is complete, so that nothing unfinished is ever begun with. */
const exported = join(savedDataFolder, 'new')

interface Flags {
  /** Begin without the data of the last run. */
  fresh: boolean
  /** Vite's dev server with hot reload, instead of the built site on the Hosting emulator. */
  dev: boolean
}
/** What has to be done before this process ends, the last entry first. */
type AtEnd = (() => Promise<void>)[]

async function start({ fresh, dev }: Flags, life: AbortSignal, atEnd: AtEnd): Promise<void> {
  const importFrom = !fresh && existsSync(savedData) ? savedData : undefined
  const step = countedSteps(3 + (importFrom === undefined ? 1 : 0))
  const only = allEmulators.filter((name) => !(dev && name === 'hosting'))
  const website = dev ? 'vite' : 'hosting'
  const needed = new Set([...only, 'hub', 'logging', 'smtp', 'mail', website] as const)
  await checkPorts([...needed].map((name) => services[name]))
  await mkdir(savedDataFolder, { recursive: true })
  await rm(exported, { recursive: true, force: true })
  const catcher = await startMailCatcher()
  atEnd.push(catcher.stop)
  await step('Building the functions', 'Vite is still at it', () => buildFunctions(life))
  const suite = await step(
    dev ? 'Starting the emulators' : 'Building the site and starting the emulators',
    'waiting until all of them answer; a first start may download 120 MB',
    () => {
      const options = { only, importFrom, exportTo: exported, env: mailEnvironment, signal: life }
      return dev ? startSuite(options) : startWithSite(options)
    },
  )
  atEnd.push(suite.stop)
  const ended = suite.ended.then((sentence) => {
    throw new Failure(`${sentence}\nWhat was entered in this run is lost.`)
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
  // Only now is there something to keep.
  atEnd.splice(atEnd.indexOf(suite.stop), 1, async () => {
    await suite.stop()
    await keepData()
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

async function keepData(): Promise<void> {
  // Written last.
  if (!existsSync(join(exported, 'firebase-export-metadata.json'))) {
    throw new Failure('The emulators have not saved their data: what was saved before stays.')
  }
  await rm(savedData, { recursive: true, force: true })
  await rename(exported, savedData)
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
    ['Data', `Ctrl-C stops, and keeps it in ${relative(projectFolder, savedDataFolder)}`],
  ])
}

function readFlags(): Flags {
  const flag = { type: 'boolean', default: false } as const
  return parsed({ options: { fresh: flag, dev: flag } }, USAGE).values
}

const life = watchLifetime()
const atEnd: AtEnd = []
let code = 0
const failed = (error: unknown) => {
  code = 1
  const text = error instanceof Failure || !(error instanceof Error) ? reasonOf(error) : error.stack
  process.stderr.write(`\n${text}\n`)
}
try {
  await start(readFlags(), life, atEnd)
} catch (error) {
  // Once it is asked to end, whatever fails after that is a consequence.
  if (!(life.reason instanceof StopRequested)) failed(error)
}
for (const undo of atEnd.reverse()) await undo().catch(failed)
if (code === 0) say('done.')
process.exit(code)
