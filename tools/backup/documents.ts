import { v1 } from 'firebase-admin/firestore'
import { grpc, type CallOptions } from 'google-gax'
import { fieldsFromJson, fieldsToJson, type Fields, type ProtocolFields } from './value.ts'

/** The documents of one collection, by id. */
export type Documents = Readonly<Record<string, Fields>>

export interface Write {
  readonly collection: string
  readonly id: string
  /** Undefined: the document is deleted. */
  readonly fields: Fields | undefined
}

/** Well below the 10 MiB that one commit may have. */
const COMMIT_LENGTH = 4_000_000
const TIMEOUT_MS = 60_000

/**
 * Firestore as its protocol shows it. The Admin SDK reads 3.0 and 3 as the same number and writes
 * both as a whole one; the emulator's REST interface loses the sign of -0.
 */
export class DocumentStore {
  readonly #client
  readonly #options: CallOptions
  readonly #database: string

  /** @param emulatorHost as `host:port`; absent: the real Firestore, with the default credentials */
  constructor(projectId: string, emulatorHost?: string) {
    this.#database = `projects/${projectId}/databases/(default)`
    this.#client = new v1.FirestoreClient({
      projectId,
      ...(emulatorHost === undefined ? {} : addressOf(emulatorHost)),
    })
    // To the emulator's owner no rules apply.
    const headers = emulatorHost === undefined ? {} : { authorization: 'Bearer owner' }
    this.#options = { timeout: TIMEOUT_MS, otherArgs: { headers } }
  }

  /** The collections as they all are at one moment. */
  async read(collections: readonly string[]): Promise<Record<string, Documents>> {
    const request = { database: this.#database, options: { readOnly: {} } }
    const [{ transaction }] = await this.#client.beginTransaction(request, this.#options)
    const read: Record<string, Documents> = {}
    for (const collection of collections) {
      read[collection] = await this.#query(collection, transaction as Uint8Array)
    }
    return read
  }

  /** All or nothing, as long as it is not more than one commit can take; the rest comes after it. */
  async write(writes: readonly Write[]): Promise<void> {
    for (const part of inParts(writes)) {
      const request = {
        database: this.#database,
        writes: part.map((write) => this.#toWrite(write)),
      }
      await this.#client.commit(request, this.#options)
    }
  }

  close(): Promise<void> {
    return this.#client.close()
  }

  async #query(collection: string, transaction: Uint8Array): Promise<Documents> {
    const parent = `${this.#database}/documents`
    const structuredQuery = { from: [{ collectionId: collection }] }
    const answers = this.#client.runQuery({ parent, structuredQuery, transaction }, this.#options)
    const documents: [string, Fields][] = []
    for await (const answer of answers) {
      const { document } = answer as { document?: { name: string; fields: ProtocolFields } | null }
      if (!document) continue
      const id = document.name.slice(`${parent}/${collection}/`.length)
      documents.push([id, fieldsToJson(document.fields)])
    }
    return Object.fromEntries(documents.sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  #toWrite({ collection, id, fields }: Write) {
    const name = `${this.#database}/documents/${collection}/${id}`
    if (fields === undefined) return { delete: name }
    return { update: { name, fields: fieldsFromJson(fields) as Record<string, object> } }
  }
}

function addressOf(host: string) {
  const { hostname, port } = new URL(`http://${host}`)
  const sslCreds = grpc.credentials.createInsecure()
  return { servicePath: hostname, port: Number(port), sslCreds }
}

function inParts(writes: readonly Write[]): Write[][] {
  const parts: Write[][] = []
  let length = Infinity
  for (const write of writes) {
    const own = JSON.stringify(write).length
    length += own
    if (length > COMMIT_LENGTH) {
      parts.push([])
      length = own
    }
    parts.at(-1)?.push(write)
  }
  return parts
}
