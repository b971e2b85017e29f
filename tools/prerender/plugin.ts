import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Backend } from '../../src/app/env.ts'
import { reasonOf } from '../command/failure.ts'
import { htmlPlaceholders } from '../site/html-placeholders.ts'
import { withContentPolicy } from './content-policy.ts'
import { withInlineStyles } from './inline-styles.ts'
import { leanReactfire } from './lean-reactfire.ts'
import { scriptsAhead, withScriptsAhead } from './scripts-ahead.ts'
import { robots, sitemap } from './search-engines.ts'

const SERVER_OUTPUT = 'node_modules/.prerender'
const SITE = 'index.html'
const BACK_OFFICE = 'admin.html'

/** Writes every public page as finished HTML beside the site that was just built. */
export function prerenderPages(mode: string, backend: () => Backend): Plugin {
  let output = ''
  let site: ResolvedConfig
  let scripts: string[] = []
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved: (config) => {
      site = config
      output = resolve(config.root, config.build.outDir)
    },
    writeBundle: (_options, bundle) => {
      scripts = scriptsAhead(bundle)
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return
        // A build of its own: what the two sides share would otherwise be loaded by both in full.
        await build({
          configFile: false,
          mode,
          logLevel: 'warn',
          plugins: [leanReactfire(), htmlPlaceholders()],
          resolve: { alias: site.resolve.alias },
          build: {
            outDir: output,
            emptyOutDir: false,
            copyPublicDir: false,
            assetsDir: 'assets/back-office',
            assetsInlineLimit: site.build.assetsInlineLimit,
            // Staff get all of it at once, behind a sign-in.
            chunkSizeWarningLimit: 1_000,
            rolldownOptions: { input: BACK_OFFICE },
          },
        })
        const { siteUrl } = backend()
        const { pages, prerender, siteContent, sitePages } = await serverBuild(mode)
        const content = await siteContent(backend()).catch(endWithSentence)
        const read = (file: string) => readFile(join(output, file), 'utf8')
        const write = async (file: string, html: string) =>
          writeFile(
            join(output, file),
            withContentPolicy(await withInlineStyles(html, read), backend()),
          )
        const template = withScriptsAhead(await read(SITE), scripts)
        const json = JSON.stringify(content)
        const contentUrl = `/assets/content-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`
        await writeFile(join(output, contentUrl), json)
        await write(BACK_OFFICE, await read(BACK_OFFICE))
        for (const { page, file } of pages) {
          await write(file, await prerender(page, { template, siteUrl, content, contentUrl }))
        }
        await writeFile(join(output, 'robots.txt'), robots(siteUrl))
        const paths = sitePages.map(({ path }) => path)
        await writeFile(join(output, 'sitemap.xml'), sitemap(siteUrl, paths, content.at))
        await rm(SERVER_OUTPUT, { recursive: true })
      },
    },
  }
}

/** Vite would print a stack trace. */
function endWithSentence(error: unknown): never {
  console.error(reasonOf(error))
  process.exit(1)
}

/** The same components, built to run here. */
async function serverBuild(mode: string) {
  const entry = resolve(import.meta.dirname, 'entry.ts')
  await mkdir(SERVER_OUTPUT, { recursive: true })
  await build({
    configFile: false,
    mode,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir: SERVER_OUTPUT,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: entry },
    },
    ssr: { noExternal: true },
  })
  const built = pathToFileURL(resolve(SERVER_OUTPUT, 'entry.js')).href
  return (await import(built)) as typeof import('./entry.ts')
}
