import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { EMULATORS } from '#model/firebase-project.ts'
import { PUBLICATION } from '#model/publication.ts'
import { png } from '#tests/support/pictures.ts'
import { placeOf, type Place } from '#tools/backup/place.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { seedContent } from '#tools/seed-data/seed.ts'

const FIRESTORE = `http://${EMULATORS.host}:${EMULATORS.firestore}`
const STORAGE = `http://${EMULATORS.host}:${EMULATORS.storage}`
const OWNER = { authorization: 'Bearer owner' }

/** Projects of their own: the site's data is nobody's test. */
export const HOME = 'demo-backup'
export const ELSEWHERE = 'demo-backup-elsewhere'

export const homeBackend = emulatorBackend(HOME)

export async function emptyPlace(project: string): Promise<Place> {
  const place = await placeOf(project)
  const documents = `${FIRESTORE}/emulator/v1/projects/${project}/databases/(default)/documents`
  await fetch(documents, { method: 'DELETE' })
  await place.bucket.deleteFiles({ force: true })
  return place
}

/** As the browser's SDK does it: Storage invents the token of the address. */
async function upload(place: Place, name: string, bytes = png.buffer): Promise<string> {
  const path = encodeURIComponent(`cms_images/${name}`)
  const type = 'multipart/related; boundary=part'
  const answer = await fetch(`${STORAGE}/v0/b/${place.bucket.name}/o?name=${path}`, {
    method: 'POST',
    headers: { ...OWNER, 'content-type': type, 'x-goog-upload-protocol': 'multipart' },
    body: Buffer.concat([
      Buffer.from(`--part\r\ncontent-type: application/json\r\n\r\n`),
      Buffer.from(JSON.stringify({ contentType: png.mimeType })),
      Buffer.from(`\r\n--part\r\ncontent-type: ${png.mimeType}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--part--'),
    ]),
  })
  const { downloadTokens } = (await answer.json()) as { downloadTokens: string }
  return `${place.imageAddresses}${path}?alt=media&token=${downloadTokens}`
}

/** Sample content, one course and one partner with uploaded images. */
export async function filledPlace(): Promise<{ place: Place; address: string }> {
  const place = await emptyPlace(HOME)
  await seedContent(homeBackend.firestore)
  const address = await upload(place, '0a4c-photo.png')
  await upload(place, 'nobody-uses-it.png', Buffer.from('other bytes'))
  await homeBackend.firestore.doc('courses/klasse-b').update({ image: address })
  return { place, address }
}

/**
 * All content and images, as the emulators' own interfaces show them, without the times of the writes.
 */
export async function everythingIn({ project, bucket }: Place) {
  const root = `${FIRESTORE}/v1/projects/${project}/databases/(default)/documents`
  const shown = (names: string[]) => names.filter((name) => name !== PUBLICATION.collection).sort()
  const list = async (parent: string) => {
    const answer = await fetch(`${root}:listCollectionIds`, { method: 'POST', headers: OWNER })
    const { collectionIds = [] } = (await answer.json()) as { collectionIds?: string[] }
    return Promise.all(
      shown(collectionIds).map(async (collection) => {
        const documents = await fetch(`${parent}/${collection}?pageSize=300`, { headers: OWNER })
        const stored = (await documents.json()) as { documents: { name: string; fields: object }[] }
        return stored.documents.map(({ name, fields }) => ({ name, fields }))
      }),
    )
  }
  const [files] = await bucket.getFiles()
  const images = files.map(({ name, metadata }) => {
    const { contentType, cacheControl, contentDisposition, size, md5Hash } = metadata
    const custom = metadata.metadata
    return { name, contentType, cacheControl, contentDisposition, size, md5Hash, custom }
  })
  return { documents: await list(root), images }
}

/** A path for a folder that does not exist yet, and will not exist after the test. */
export async function newFolderName(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  return join(parent, 'backup')
}
