import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Backend } from '../../src/entries/env.ts'
import { withContentPolicy } from '../../src/entries/render/content-policy.ts'
import type { SiteBuild } from '../../src/entries/render/render-site.ts'
import { robots } from '../../src/entries/render/search-engines.ts'
import { securityText } from '../../src/entries/render/security-text.ts'
import { buildMarker } from '../../src/model/site/site-file.ts'
import { projectFolder, rendererFolder, siteFolder } from '../command/paths.ts'

const read = (file: string) => readFile(join(siteFolder, file), 'utf8')
const write = (file: string, text: string) => writeFile(join(siteFolder, file), text)

/**
 * Completes a build: the back office's page, and what renders the public pages. The pages themselves
 * are published afterwards, with what the store holds: docs/decisions/0035-publishing.md.
 */
export async function completeBuild(backend: Backend): Promise<void> {
  await write('admin.html', withContentPolicy(await read('admin.html'), backend))
  await write('robots.txt', robots(backend.siteUrl))
  // Hosting takes no names that begin with a dot; firebase.json has its address.
  await write('security.txt', securityText(backend.siteUrl, new Date()))
  const id = await completeRenderer({ template: await read('index.html'), backend })
  await write(buildMarker(id), id)
}

/** @returns the build's id: the same sources give the same one */
async function completeRenderer(site: Omit<SiteBuild, 'id'>): Promise<string> {
  const built = join(rendererFolder, 'render-site.js')
  const { hosting } = JSON.parse(await readFile(join(projectFolder, 'firebase.json'), 'utf8')) as {
    hosting: object
  }
  const renderer = await readFile(built, 'utf8')
  const id = await buildIdOf(siteFolder, [JSON.stringify({ site, hosting }), renderer])
  // A name of its own: a running process that has loaded another one loads this one too.
  await rename(built, join(rendererFolder, `render-site-${id}.js`))
  const description = join(rendererFolder, 'build.json')
  await rm(description, { force: true })
  await writeFile(description, JSON.stringify({ id, ...site } satisfies SiteBuild))
  return id
}

/**
 * Made from all that is released with the pages: an earlier release brings back all of its files, and
 * its headers, so that it may be shown again only where nothing but pages differs.
 *
 * @param folder the site's files, before it has its pages
 */
export async function buildIdOf(folder: string, others: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const other of others) hash.update(other)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    // It has the day of the build.
    .filter((entry) => entry.isFile() && entry.name !== 'security.txt')
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  for (const file of files.sort()) hash.update(file).update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}
