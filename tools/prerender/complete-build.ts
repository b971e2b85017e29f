import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type { Backend } from '../../src/app/env.ts'
import { withContentPolicy } from '../../src/app/prerender/content-policy.ts'
import { robots } from '../../src/app/prerender/search-engines.ts'
import { buildMarker } from '../../src/model/site-file.ts'
import { htmlPlaceholders } from '../site/html-placeholders.ts'
import { withInlineStyles } from './inline-styles.ts'
import { scriptsAhead, withScriptsAhead } from './scripts-ahead.ts'
import { writeRenderer } from './write-renderer.ts'

const SITE = 'index.html'
const BACK_OFFICE = 'admin.html'
const EDITOR = 'src/app/edit.ts'

/**
 * Completes a build: the back office, and what renders the public pages. The pages themselves are
 * published afterwards, with what the store holds: docs/decisions/0035-publishing.md.
 */
export function completeBuild(mode: string, backend: () => Backend): Plugin {
  let output = ''
  let site: ResolvedConfig
  let scripts: string[] = []
  return {
    name: 'complete-build',
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
          plugins: [htmlPlaceholders()],
          resolve: { alias: site.resolve.alias },
          build: {
            outDir: output,
            emptyOutDir: false,
            copyPublicDir: false,
            assetsDir: 'assets/back-office',
            assetsInlineLimit: site.build.assetsInlineLimit,
            modulePreload: site.build.modulePreload,
            // Staff get all of it at once, behind a sign-in.
            chunkSizeWarningLimit: 1_000,
            rolldownOptions: {
              input: BACK_OFFICE,
              treeshake: site.build.rolldownOptions.treeshake ?? true,
              // What the entry itself needs is one file.
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'start', tags: ['$initial'] },
                    // The entry waits for its words: what these import must not import the entry.
                    { name: 'words', test: /src\/model\/(messages|problem)\./, priority: 1 },
                  ],
                },
              },
            },
          },
        })
        await build({
          configFile: false,
          mode,
          logLevel: 'warn',
          resolve: { alias: site.resolve.alias },
          build: {
            outDir: output,
            emptyOutDir: false,
            copyPublicDir: false,
            assetsDir: 'assets/editor',
            assetsInlineLimit: site.build.assetsInlineLimit,
            chunkSizeWarningLimit: 1_000,
            rolldownOptions: {
              input: EDITOR,
              treeshake: site.build.rolldownOptions.treeshake ?? true,
              preserveEntrySignatures: 'strict',
              // The page asks for it by this name.
              output: { entryFileNames: 'edit.js' },
            },
          },
        })
        const read = (file: string) => readFile(join(output, file), 'utf8')
        const write = (file: string, text: string) => writeFile(join(output, file), text)
        const office = await withInlineStyles(await read(BACK_OFFICE), read)
        await write(BACK_OFFICE, withContentPolicy(office, backend()))
        await write('robots.txt', robots(backend().siteUrl))
        const template = withScriptsAhead(await withInlineStyles(await read(SITE), read), scripts)
        const id = await writeRenderer({ template, backend: backend() }, mode)
        await write(buildMarker(id), id)
      },
    },
  }
}
