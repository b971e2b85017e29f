import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { FirebaseError } from 'firebase/app'
import { doc, runTransaction, serverTimestamp, Timestamp } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes } from '#content/registry.ts'
import { fromFirestore } from '#firebase/content/read-snapshot.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { withUnit } from '#model/fields/unit.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { inDepth } from '#tests/support/fixtures/in-depth.ts'
import { firestoreUnderTest, type FirestoreUnderTest } from '#tests/support/rules/rules.ts'
import { setVersioned } from '#tests/support/rules/versioned.ts'
import { completed, sampleOf, type Document } from '#tests/support/samples/samples.ts'
import { documentsOf } from './agreement-documents.ts'

/** Side by side on records of their own: the time goes into waiting for answers. */
const RECORDS = ['one', 'two', 'three', 'four'] as const
const RUNS_PER_RECORD = inDepth(60, 250)
/** Only ever used up by what fails; a busy machine may need it. */
const SECONDS = inDepth(300, 1800)

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('agreement')
})
afterAll(() => store.cleanup())

const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000)
type RecordId = (typeof RECORDS)[number]

/** How often each record was changed, by its path. */
const revs = new Map<string, number>()

/** What the rules say when an admin gives a record exactly these fields. */
async function rulesAccept({ collection }: ContentDefinition, id: RecordId, document: Document) {
  const db = store.as('admin')
  const record = doc(db, collection, id)
  const rev = (revs.get(record.path) ?? 0) + 1
  const written = { ...document, created_at: yesterday, updated_at: serverTimestamp(), rev }
  try {
    // A transaction that reads nothing is one request and does not wait for other writes.
    await runTransaction(db, (transaction) => {
      setVersioned(transaction, record, written)
      return Promise.resolve()
    })
    revs.set(record.path, rev)
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

/** Whatever a document looks like, the three that look at it agree. */
function agreement(definition: ContentDefinition, id: RecordId) {
  const { schema } = definition
  return fc.asyncProperty(documentsOf(definition), async (document) => {
    if (schema.isValidSync(document)) {
      const asTheFormWritesIt = schema.cast(document)
      // What the form writes as it is, the rules are asked about below.
      if (!isDeepStrictEqual(asTheFormWritesIt, document)) {
        expect(await rulesAccept(definition, id, asTheFormWritesIt)).toBe(true)
      }
    }
    if (!isStorable(document)) return
    const accepted = await rulesAccept(definition, id, document)
    expect(accepted).toBe(schema.isValidSync(completed(definition, document), { strict: true }))
    if (!accepted) return
    const asTheSiteReadsIt = fromFirestore(definition, id, document)
    expect(asTheSiteReadsIt).toMatchObject({ ok: true, record: asRead(definition, document) })
  })
}

/** What was stored, but for what records from before had otherwise. */
function asRead({ fields }: ContentDefinition, document: Document): Document {
  const read = Object.entries(document).map(([name, value]) => [
    name,
    fieldAsRead(fields[name], value),
  ])
  return Object.fromEntries(read) as Document
}

function fieldAsRead(field: AnyField | undefined, value: unknown): unknown {
  // No place in the photo was chosen.
  if (field?.kind === 'percent' && value === 0) return field.initial
  // Nobody typed the unit.
  if (field?.kind === 'text' && typeof value === 'string') return withUnit(value, field.unit)
  return value
}

describe('rules, schema and decoder agree', () => {
  it.concurrent.each(contentTypes)(
    'on every document of $collection',
    async (definition) => {
      const stored = { ...sampleOf(definition), created_at: yesterday.toDate() }
      await Promise.all(
        RECORDS.map(async (id) => {
          await store.owner.collection(definition.collection).doc(id).set(stored)
          await fc.assert(agreement(definition, id), { numRuns: RUNS_PER_RECORD })
        }),
      )
    },
    SECONDS * 1000,
  )
})
