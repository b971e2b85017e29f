import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderSite, SiteBuild } from '../shared.ts'

export interface Renderer {
  readonly build: SiteBuild
  readonly renderSite: typeof renderSite
}

/**
 * Loads what the site's build has left: its template, and its components as they run outside a
 * browser (vite.config.ts).
 *
 * @param folder where the build has left it
 * @throws Error with one sentence when there is no build
 */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const json = await readFile(join(folder, 'build.json'), 'utf8').catch(() => {
    throw new Error('The site has not been built.')
  })
  const build = JSON.parse(json) as SiteBuild
  const file = join(folder, `render-site-${build.id}.js`)
  const built = (await import(pathToFileURL(file).href)) as Pick<Renderer, 'renderSite'>
  return { build, renderSite: built.renderSite }
}
