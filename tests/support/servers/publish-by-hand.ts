import { DEMO_PROJECT } from '#model/site/firebase-project.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { test as base } from '#tests/support/fixtures/e2e.ts'
import { ServedFiles } from '#tests/support/servers/served-files.ts'

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
    const files = new ServedFiles()
    await use({
      publish: (words, leaving) => publish(files, words, leaving),
      deploy: (words) => deploy(files, words),
    })
    await files.restore()
  },
})

async function publish(files: ServedFiles, words: Changes, leaving?: string) {
  const at = new Date().toISOString()
  const former = named(await files.read('index.html'), 'at')
  const rewrite = async (page: string) =>
    files.write(page, replaced(await files.read(page), { ...words, [former]: at }))
  for (const page of PAGES.filter((page) => page !== leaving)) await rewrite(page)
  const finish = async () => {
    if (leaving) await rewrite(leaving)
  }
  return { at, finish }
}

async function deploy(files: ServedFiles, words: Changes = {}) {
  const former = await files.list('assets', '.js')
  const newer: Changes = Object.fromEntries(
    former.map((name) => [name, name.replace('.js', '-newer.js')]),
  )
  for (const name of former) {
    const code = replaced(await files.read(`assets/${name}`), newer)
    await files.write(`assets/${replaced(name, newer)}`, code)
  }
  await publish(files, { ...words, ...newer })
  await files.write(WORKER, replaced(await files.read(WORKER), newer))
  for (const name of former) await files.remove(`assets/${name}`)
  return { script: named(await files.read('index.html'), 'script') }
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
