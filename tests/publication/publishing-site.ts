import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FieldValue } from 'firebase-admin/firestore'
import { EMULATORS } from '#model/site/firebase-project.ts'
import { ownProject } from '#tests/support/fixtures/own-project.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { rendererFolder } from '#tools/command/paths.ts'
import { sampleDocuments } from '#tools/seed-data/seed.ts'
import { localSite } from '../../functions/src/publishing/hosting/local-site.ts'
import { publicationDocument } from '../../functions/src/publishing/publication-state.ts'
import type { Publishing } from '../../functions/src/publishing/publish-due.ts'
import { loadRenderer, type Renderer } from '../../functions/src/publishing/renderer.ts'
import type { SiteHost } from '../../functions/src/publishing/hosting/site-host.ts'
import { buildMarker } from '#model/site/site-file.ts'

export const project = ownProject('publishing')
export const db = emulatorBackend(project).firestore

/** The worker's pauses are shorter by this, those of the store are not. */
const FASTER = 20

/** Empties the store, and fills it with the samples. */
export async function fillStore(): Promise<void> {
  await emptyStore()
  const batch = db.batch()
  for (const [path, record] of sampleDocuments()) batch.set(db.doc(path), record)
  await batch.commit()
  await wanted()
}

export async function emptyStore(): Promise<void> {
  const { host, firestore } = EMULATORS
  const url = `http://${host}:${firestore}/emulator/v1/projects/${project}/databases/(default)/documents`
  const { ok } = await fetch(url, { method: 'DELETE' })
  if (!ok) throw new Error(`${project} is not emptied.`)
}

/** What every write of the back office does beside it. */
export const wanted = () =>
  publicationDocument(db).set({ wanted: FieldValue.increment(1) }, { merge: true })

/** A write as the back office does it. */
export async function write(path: string, values: object): Promise<void> {
  const batch = db.batch()
  batch.set(db.doc(path), values, { merge: true })
  const raised = { wanted: FieldValue.increment(1) } as object
  batch.set(publicationDocument(db), raised, { merge: true })
  await batch.commit()
}

export const state = async () => (await publicationDocument(db).get()).data() ?? {}

export const { build } = await loadRenderer(rendererFolder)

/** A folder as the Hosting emulator serves it, with the build's scripts and no pages yet. */
export async function builtSite(id = build.id) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const folders = { site: join(folder, 'dist'), releases: join(folder, 'releases') }
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folders.site, path)), { recursive: true })
    await writeFile(join(folders.site, path), text)
  }
  await write(buildMarker(id), id)
  return {
    host: localSite(folders),
    read: (path: string) => readFile(join(folders.site, path), 'utf8'),
    files: () => readdir(folders.site),
    /** Another build in its place. */
    rebuild: async (other: string) => {
      await rm(folders.site, { recursive: true })
      await write(buildMarker(other), other)
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** One page of nothing but the content: for what is not about pages, a fraction of their time. */
export const plainRenderer = (): Promise<Renderer> =>
  Promise.resolve({
    build,
    renderSite: (_build, content) =>
      Promise.resolve([{ path: '/index.html', content: JSON.stringify(content) }]),
  })

/** A worker, with what it noted of failures. */
export function worker(
  host: SiteHost,
  now: () => Date = () => new Date(),
  renderer: () => Promise<Renderer> = () => loadRenderer(rendererFolder),
) {
  const failures: string[] = []
  const publishing: Publishing = {
    ...{ db, now, host },
    sleep: (ms) => wait(ms / FASTER),
    renderer,
    onFailure: ({ message }) => void failures.push(message),
  }
  return { publishing, failures }
}

/** What a page hands to its scripts, as JSON. */
export function contentOf(page: string): string {
  return /<script id="content" type="application\/json">([^<]+)/.exec(page)?.[1] ?? ''
}
