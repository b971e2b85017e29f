import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const SERVER_OUTPUT = 'node_modules/.prerender'

/** Writes every public page as finished HTML beside the site that was just built. */
export function prerenderPages(mode: string): Plugin {
  let output = ''
  return {
    name: 'prerender-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build: { outDir } }) => {
      output = resolve(root, outDir)
    },
    closeBundle: {
      sequential: true,
      async handler(error) {
        if (error) return
        await build({
          mode,
          logLevel: 'warn',
          build: {
            ssr: 'src/app/prerender.tsx',
            outDir: SERVER_OUTPUT,
            emptyOutDir: true,
            rolldownOptions: { input: 'src/app/prerender.tsx' },
          },
          ssr: { noExternal: true },
        })
        const entry = pathToFileURL(resolve(SERVER_OUTPUT, 'prerender.js')).href
        const { pages, prerender } = (await import(
          entry
        )) as typeof import('../src/app/prerender.tsx')
        const template = await readFile(join(output, 'index.html'), 'utf8')
        for (const page of pages) {
          await writeFile(join(output, page.file), await prerender(page, template))
        }
        await rm(SERVER_OUTPUT, { recursive: true })
      },
    },
  }
}
