import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import { contentTypes } from '#content/registry.ts'
import { decode } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { problemsText } from '#model/fields/problem.ts'
import { withDates } from '#model/records/stored-dates.ts'
import { storedRequests } from '#model/requests/stored-request.ts'

/** Documents by their path, such as `courses/klasse-b`, as the Admin SDK reads and writes them. */
export type Content = ReadonlyMap<string, DocumentData>

/** Well below the 10 MiB that one commit may have. */
const COMMIT_LENGTH = 4_000_000

const definitions = new Map<string, ContentDefinition>(
  [...contentTypes, storedRequests].map((definition) => [definition.collection, definition]),
)

/** Requests are personal data: they are backed up and restored only where it is asked for. */
export const collectionNames = ({ withRequests }: { withRequests: boolean }) =>
  [...definitions.keys()].filter((name) => withRequests || name !== storedRequests.collection)

/** The collections as they all are at one moment. */
export function readContent(firestore: Firestore, collections: readonly string[]) {
  return firestore.runTransaction(
    async (transaction): Promise<Content> => {
      const queries = collections.map((name) => transaction.get(firestore.collection(name)))
      const documents = (await Promise.all(queries)).flatMap(({ docs }) => docs)
      return new Map(documents.map((each) => [each.ref.path, each.data()]))
    },
    { readOnly: true },
  )
}

/** All or nothing, as long as it is not more than one commit can take; the rest comes after it. */
export async function writeContent(
  firestore: Firestore,
  written: Content,
  deleted: readonly string[],
): Promise<void> {
  let batch = firestore.batch()
  let length = 0
  for (const [path, fields] of written) {
    const added = JSON.stringify(fields).length
    if (length + added > COMMIT_LENGTH) {
      await batch.commit()
      batch = firestore.batch()
      length = 0
    }
    batch.set(firestore.doc(path), fields)
    length += added
  }
  for (const path of deleted) batch.delete(firestore.doc(path))
  await batch.commit()
}

/** The documents that the site could not read and would leave out, each with the reason. */
export function unreadable(content: Content): string[] {
  return [...content].flatMap(([path, fields]) => {
    const [collection = '', id = ''] = path.split('/')
    const definition = definitions.get(collection)
    if (!definition) return []
    const decoded = decode(definition, id, withDates(fields))
    return decoded.ok ? [] : [`${path}: ${problemsText(definition, decoded.broken.problems)}`]
  })
}
