import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { Backend } from '../src/app/env.ts'
import { withContentPolicy } from './content-policy.ts'

const SERVER_OUTPUT = 'node_modules/.prerender'

/** Writes every public page as finished HTML beside the site that was just built. */
export function prerenderPages(mode: string, backend: () => Backend): Plugin {
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
        const { pages, prerender } = await serverBuild(mode)
        const read = (file: string) => readFile(join(output, file), 'utf8')
        const write = (file: string, html: string) =>
          writeFile(join(output, file), withContentPolicy(html, backend()))
        const template = await read('index.html')
        await write('admin.html', await read('admin.html'))
        for (const page of pages) await write(page.file, await prerender(page, template))
        await rm(SERVER_OUTPUT, { recursive: true })
      },
    },
  }
}

/** The same components, built to run here. */
async function serverBuild(mode: string) {
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
  return (await import(entry)) as typeof import('../src/app/prerender.tsx')
}
