import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_PROJECT } from '#model/site/firebase-project.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { test as base } from '#tests/support/fixtures/e2e.ts'
import { siteFolder } from '#tools/command/paths.ts'

const PAGES = [
  ...Object.values(sitePaths).map((path) => `${path.slice(1) || 'index'}.html`),
  '404.html',
  'not-found.html',
]
const WORKER = 'service-worker.js'

type Changes = Readonly<Record<string, string>>

interface Site {
  /**
   * Publishes the pages with other words, as staff do by saving.
   *
   * @param leaving a page that is still the former one, until the function that is returned is called
   * @returns when the new content was read, and what publishes the page that was left
   */
  publish: (
    words: Changes,
    leaving?: string,
  ) => Promise<{ at: string; finish: () => Promise<void> }>
  /** Deploys a newer build: all scripts have other names, in the pages and in the service worker, too. */
  deploy: (words?: Changes) => Promise<{ script: string }>
}

/** Stories that change what is served. Afterwards it is as before, whatever happened. */
export const test = base.extend<{ site: Site }>({
  site: async ({ project }, use) => {
    if (project !== DEMO_PROJECT) throw new Error('This story needs the tag @alone.')
    const files = changedFiles()
    await use({
      publish: (words, leaving) => publish(files, words, leaving),
      deploy: (words) => deploy(files, words),
    })
    await files.restore()
  },
})

async function publish(files: ChangedFiles, words: Changes, leaving?: string) {
  const at = new Date().toISOString()
  const former = named(await read('index.html'), 'at')
  const rewrite = async (page: string) =>
    files.write(page, replaced(await read(page), { ...words, [former]: at }))
  for (const page of PAGES.filter((page) => page !== leaving)) await rewrite(page)
  const finish = async () => {
    if (leaving) await rewrite(leaving)
  }
  return { at, finish }
}

async function deploy(files: ChangedFiles, words: Changes = {}) {
  const former = (await readdir(served('assets'))).filter((name) => name.endsWith('.js'))
  const newer: Changes = Object.fromEntries(
    former.map((name) => [name, name.replace('.js', '-newer.js')]),
  )
  for (const name of former) {
    const code = replaced(await read(`assets/${name}`), newer)
    await files.write(`assets/${replaced(name, newer)}`, code)
  }
  await publish(files, { ...words, ...newer })
  await files.write(WORKER, replaced(await read(WORKER), newer))
  for (const name of former) await files.remove(`assets/${name}`)
  return { script: named(await read('index.html'), 'script') }
}

const served = (file: string) => join(siteFolder, file)
const read = (file: string) => readFile(served(file), 'utf8')

/** The files that the site is served from, to be changed for a while. */
function changedFiles() {
  /** What was there before; undefined where nothing was. */
  const originals = new Map<string, string | undefined>()
  async function remember(file: string) {
    if (!originals.has(file)) originals.set(file, await read(file).catch(() => undefined))
  }
  return {
    async write(file: string, text: string) {
      await remember(file)
      await replace(file, text)
    },
    async remove(file: string) {
      await remember(file)
      await rm(served(file), { force: true })
    },
    async restore() {
      for (const [file, text] of originals) {
        if (text === undefined) await rm(served(file), { force: true })
        else await replace(file, text)
      }
    },
  }
}

type ChangedFiles = ReturnType<typeof changedFiles>

/** At no moment is half of it served. */
async function replace(file: string, text: string) {
  await writeFile(served(`${file}.new`), text)
  await rename(served(`${file}.new`), served(file))
}

const NAMED = {
  at: /<script id="content" type="application\/json">\{"at":"([^"]*)"/,
  script: /<script type="module"[^>]* src="([^"]*)"/,
}

function named(page: string, what: keyof typeof NAMED): string {
  const [, address] = NAMED[what].exec(page) ?? []
  if (!address) throw new Error(`The page names no ${what}.`)
  return address
}

const replaced = (text: string, changes: Changes) =>
  Object.entries(changes).reduce((result, [from, to]) => result.replaceAll(from, to), text)
