import fc from 'fast-check'
import { FirebaseError } from 'firebase/app'
import { doc, runTransaction, serverTimestamp, Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { fromFirestore } from '#data/converter.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { documentsOf } from '#tests/support/documents.ts'
import { firestoreUnderTest, type FirestoreUnderTest } from '#tests/support/rules.ts'
import { sampleOf, type Document } from '#tests/support/samples.ts'

const RUNS = 1000
const SECONDS = 90

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('agreement')
})
afterAll(() => store.cleanup())

const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)

/** What the rules say when an admin gives the record `main` exactly these fields. */
async function rulesAccept(definition: ContentDefinition, document: Document): Promise<boolean> {
  const db = store.as('admin')
  const record = doc(db, definition.collection, 'main')
  const written = { ...document, created_at: yesterday, updated_at: serverTimestamp() }
  try {
    // A transaction that reads nothing is one request and does not wait for other writes.
    await runTransaction(db, (transaction) =>
      Promise.resolve(void transaction.set(record, written)),
    )
    return true
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
}

/** Firestore has no halves of characters: the SDK cannot even send them. */
function isStorable(document: Document): boolean {
  return !/\\ud[89a-f]/.test(JSON.stringify(document))
}

describe('rules and schema agree', () => {
  beforeAll(async () => {
    await Promise.all(
      contentTypes.map((definition) =>
        store.owner
          .collection(definition.collection)
          .doc('main')
          .set({ ...sampleOf(definition), created_at: yesterday.toDate() }),
      ),
    )
  })

  it.concurrent.each(contentTypes)(
    'on every document of $collection',
    async (definition: ContentDefinition) => {
      const { schema } = definition
      await fc.assert(
        fc.asyncProperty(documentsOf(definition), async (document) => {
          // What the form would make of it is what is written.
          if (schema.isValidSync(document)) {
            const made = schema.cast(document)
            expect(await rulesAccept(definition, made)).toBe(true)
          }
          if (!isStorable(document)) return
          const accepted = await rulesAccept(definition, document)
          expect(accepted).toBe(schema.isValidSync(document, { strict: true }))
          // What is stored can be read by the site, and is what was written.
          if (!accepted) return
          expect(fromFirestore(definition, 'main', document)).toMatchObject({
            ok: true,
            record: document,
          })
        }),
        { numRuns: RUNS },
      )
    },
    SECONDS * 1000,
  )
})
