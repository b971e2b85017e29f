import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { SiteBuild } from '../../src/app/prerender/render-site.ts'

const ENTRY = resolve(import.meta.dirname, '../../src/app/prerender/render-site.ts')
/** Part of the functions, which render the pages. The emulator does not watch dot folders. */
const OUTPUT = resolve(import.meta.dirname, '../../functions/.site')

/**
 * Writes what functions/src/publishing/renderer.ts loads: the pages' components, built to run
 * outside a browser, and the template with the names of the site's scripts.
 *
 * @returns the build's id, made from both: the same sources give the same one
 */
export async function writeRenderer(site: Omit<SiteBuild, 'id'>, mode: string): Promise<string> {
  await build({
    configFile: false,
    mode,
    logLevel: 'warn',
    build: {
      ssr: ENTRY,
      outDir: OUTPUT,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      // One file: a second copy of a module would have a state of its own.
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })
  const built = join(OUTPUT, 'render-site.js')
  const code = await readFile(built, 'utf8')
  const id = createHash('sha256')
    .update(JSON.stringify(site))
    .update(code)
    .digest('hex')
    .slice(0, 12)
  // A name of its own: a running process that has loaded another one loads this one too.
  await rename(built, join(OUTPUT, `render-site-${id}.js`))
  await rm(join(OUTPUT, 'build.json'), { force: true })
  await writeFile(join(OUTPUT, 'build.json'), JSON.stringify({ id, ...site } satisfies SiteBuild))
  return id
}
