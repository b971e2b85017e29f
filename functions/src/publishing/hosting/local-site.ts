import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildOf, type SiteFile } from '../../shared.ts'
import { OtherBuild, type Publication, type SiteHost } from './site-host.ts'

/** How many releases can be served again. */
const KEPT = 20

interface Folders {
  /** What the Hosting emulator serves. */
  readonly site: string
  /** On the same file system: there each release is kept, and each file written before it is served. */
  readonly releases: string
}

/** The site as the Hosting emulator serves it, which reads the folder anew for every request. */
export function localSite({ site, releases }: Folders): SiteHost {
  // In the site's folder: a new build, which empties it, has no release.
  const liveFile = join(site, '.release')

  async function buildInFolder(): Promise<string | undefined> {
    const names = await readdir(join(site, 'assets')).catch(() => [])
    return buildOf(names.map((name) => `/assets/${name}`))
  }

  /** File by file, each of them whole. */
  async function serve(id: string): Promise<void> {
    const { build, paths } = await readRelease(id)
    if ((await buildInFolder()) !== build) throw new OtherBuild('The site was built anew.')
    for (const path of paths) await replace(join(site, path), join(releases, id, path))
    const name = join(releases, id, 'name')
    await writeFile(name, id)
    await replace(liveFile, name)
  }

  async function replace(file: string, by: string): Promise<void> {
    const temporary = join(releases, randomUUID())
    await mkdir(dirname(file), { recursive: true })
    await copyFile(by, temporary)
    await rename(temporary, file)
  }

  async function keep(files: readonly SiteFile[], build: string): Promise<string> {
    const id = `${Date.now()}-${randomUUID().slice(0, 8)}`
    for (const { path, content } of files) {
      const file = join(releases, id, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    }
    const paths = files.map(({ path }) => path)
    await writeFile(join(releases, id, 'release.json'), JSON.stringify({ build, paths }))
    return id
  }

  async function readRelease(id: string) {
    const text = await readFile(join(releases, id, 'release.json'), 'utf8').catch(() => {
      throw new Error('This release is not kept any more.')
    })
    return JSON.parse(text) as { build: string; paths: string[] }
  }

  async function tidy(): Promise<void> {
    const kept = (await readdir(releases)).filter((name) => /^\d+-/.test(name)).sort()
    const old = kept.slice(0, -KEPT).map((id) => join(releases, id))
    await Promise.all(old.map((path) => rm(path, { recursive: true, force: true })))
  }

  return {
    live: () => readFile(liveFile, 'utf8').catch(() => undefined),
    async publish({ files, build, beforeRelease }: Publication) {
      if ((await buildInFolder()) !== build) throw new OtherBuild('The site was built anew.')
      const id = await keep(files, build)
      await beforeRelease()
      await serve(id)
      await tidy()
      return id
    },
    release: serve,
  }
}
