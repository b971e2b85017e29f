import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type PluginOption } from 'vite'
import { projectFolder } from '#tools/command/paths.ts'

const dist = join(projectFolder, 'dist')
const ASSETS = 'assets/bench'

/** Where the yardsticks are: beside the site, so that the same server treats them the same. */
export const yardsticks = {
  withoutScripts: '/bench/without-scripts',
  singleBundle: '/bench/single-bundle',
  bareListener: '/bench/bare-listener',
}

/** Adds the pages that the site is compared with to the build that Hosting serves. */
export async function addYardsticks(): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  await mkdir(join(dist, 'bench'))
  const write = (path: string, html: string) => writeFile(join(dist, `${path}.html`), html)
  await write(yardsticks.withoutScripts, withoutScripts(page))
  await buildBundle('single-bundle.tsx')
  await write(yardsticks.singleBundle, withBundle(emptied(page), 'single-bundle'))
  await buildBundle('bare-listener.ts')
  const bare = '<!doctype html><title>Bare listener</title><head></head><body></body>'
  await write(yardsticks.bareListener, withBundle(bare, 'bare-listener'))
}

/** Restores the build of the site alone. */
export async function removeYardsticks(): Promise<void> {
  for (const folder of ['bench', ASSETS]) {
    await rm(join(dist, folder), { recursive: true, force: true })
  }
}

/** Data for search engines goes, too: "without any script" leaves nothing to argue about. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
}

/** What a server sends of a page that is rendered in the browser alone. */
export function emptied(html: string): string {
  return withoutScripts(html)
    .replace(/<style data-prerendered[\s\S]*?<\/style>/g, '')
    .replace(/<div id="root">[\s\S]*<\/div>/, '<div id="root"></div>')
}

function withBundle(html: string, name: string): string {
  const links = `<link rel="stylesheet" href="/${ASSETS}/${name}.css"><script type="module" src="/${ASSETS}/${name}.js"></script>`
  return html.replace('</head>', `${links}</head>`)
}

/** As the site is built, but into one file. */
async function buildBundle(entry: string, plugins: PluginOption[] = []): Promise<void> {
  const name = entry.replace(/\.tsx?$/, '')
  await build({
    configFile: false,
    root: projectFolder,
    mode: 'emulators',
    logLevel: 'error',
    plugins,
    resolve: { alias: { re2js: join(projectFolder, 'src/data/left-out.ts') } },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: join(import.meta.dirname, 'yardsticks', entry),
        output: {
          codeSplitting: false,
          entryFileNames: `${ASSETS}/${name}.js`,
          assetFileNames: ({ names: [file = ''] }) =>
            file.endsWith('.css') ? `${ASSETS}/${name}.css` : `${ASSETS}/[name][extname]`,
        },
      },
    },
  })
}
