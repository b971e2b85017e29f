import {
  deleteField,
  doc,
  FieldPath,
  getDocFromServer,
  serverTimestamp,
  type DocumentReference,
  type Transaction,
  waitForPendingWrites,
} from 'firebase/firestore'
import { planDelete } from '#firebase/content/bin.ts'
import {
  DoesNotFit,
  inTransaction,
  isIncomplete,
  type PlannedWrite,
} from '#firebase/content/transaction.ts'
import { planCreate, planPut } from '#firebase/content/write-content.ts'
import { withDeadline } from '#firebase/timing/deadline.ts'
import { firestore } from '#firebase/app/firestore.ts'
import { draftDocument, draftIn } from '#firebase/page-draft/draft-document.ts'
import { storedValues, type Stored } from '#model/records/decode.ts'
import type { ContentDefinition, Values } from '#model/records/define-content.ts'
import { merge, type Conflict } from '#model/records/merge.ts'
import {
  draftKey,
  mayCreate,
  partsOfKey,
  type PageDraft,
  type RecordChange,
} from '#model/records/page-draft.ts'

/** Somebody else has changed the same fields meanwhile: nothing of its part was written. */
export class DraftConflicts extends Error {
  readonly byRecord: Readonly<Record<string, readonly Conflict[]>>

  constructor(byRecord: Readonly<Record<string, readonly Conflict[]>>) {
    super('Somebody else has changed the same fields meanwhile.')
    this.byRecord = byRecord
  }
}

/** Somebody else has deleted a record that the draft changes: nothing of its part was written. */
export class DraftRecordGone extends Error {
  readonly key: string

  constructor(key: string) {
    super(`${key} is gone.`)
    this.key = key
  }
}

/** A record would not be as its definition wants it: nothing of its part was written. */
export class DraftDoesNotFit extends DoesNotFit {
  readonly key: string

  constructor(key: string, problems: DoesNotFit['problems']) {
    super(problems)
    this.key = key
  }
}

/**
 * Security rules may look at twenty other documents in one transaction. Each changed record makes
 * them look at its version and itself, a deleted one at its row in the bin as well.
 */
const LOOKS = 18
const LOOKS_OF: Record<RecordChange['kind'], number> = { edited: 3, created: 3, deleted: 6 }

interface Publication {
  readonly uid: string
  /** The signed-in account's e-mail address. */
  readonly author: string
  /** The definitions of all types that the page shows. */
  readonly definitions: readonly ContentDefinition[]
  /** Told as soon as one of its transactions is done: whatever comes after, visitors have that part. */
  readonly onPart: () => void
}

/**
 * Publishes an account's draft: all of it in one transaction, with merge, versions and bin as saves
 * in the back office have them. A draft of more than six changed records is published in several
 * transactions, each of which takes out of the draft what it has published: whatever fails, nothing
 * is lost and nothing is published twice.
 *
 * @throws DraftConflicts, DraftRecordGone, DraftDoesNotFit; otherwise when the server refused or did
 *   not answer in time; what is not published stays in the draft, and the same call can be repeated
 */
export async function publishDraft(publication: Publication): Promise<void> {
  // The transactions read what the server has: what was changed last may still be on its way there.
  await withDeadline(() => waitForPendingWrites(firestore()))
  const snapshot = await withDeadline(() => getDocFromServer(draftDocument(publication.uid)))
  const parts = inParts(draftIn(snapshot.data()))
  for (const keys of parts) {
    await publishPart(publication, keys, keys === parts.at(-1))
    publication.onPart()
  }
}

/** The records' keys, as many at a time as one transaction may hold; the orders go with the last. */
function inParts({ changes }: PageDraft): readonly (readonly string[])[] {
  const parts: string[][] = [[]]
  let looks = 0
  for (const [key, { kind }] of Object.entries(changes)) {
    looks += LOOKS_OF[kind]
    if (looks > LOOKS) {
      parts.push([])
      looks = LOOKS_OF[kind]
    }
    parts.at(-1)?.push(key)
  }
  return parts
}

function publishPart(publication: Publication, keys: readonly string[], last: boolean) {
  const { uid, author, definitions } = publication
  return inTransaction(async (transaction) => {
    const document = draftDocument(uid)
    const draft = draftIn((await transaction.get(document)).data())
    const conflicts: Record<string, readonly Conflict[]> = {}
    const writes: PlannedWrite[] = []
    for (const key of keys) {
      const { [key]: change } = draft.changes
      const definition = definitionOf(definitions, key)
      // Taken back on another device meanwhile.
      if (!change || !definition) continue
      const planned = await plan(transaction, { definition, key, change, draft, author })
      if ('conflicts' in planned) conflicts[key] = planned.conflicts
      else writes.push(planned.write)
    }
    if (Object.keys(conflicts).length > 0) throw new DraftConflicts(conflicts)
    if (last) {
      const changed = new Set(keys)
      writes.push(...(await planMoves(transaction, draft, changed)))
    }
    takeOut(transaction, document, keys, last ? Object.keys(draft.orders) : [])
    return writes.some(Boolean) ? () => writes.forEach((write) => write?.()) : undefined
  })
}

const definitionOf = (definitions: readonly ContentDefinition[], key: string) =>
  definitions.find(({ collection }) => collection === partsOfKey(key).collection)

interface Planning {
  readonly definition: ContentDefinition
  readonly key: string
  readonly change: RecordChange
  readonly draft: PageDraft
  readonly author: string
}

async function plan(
  transaction: Transaction,
  { definition, key, change, draft, author }: Planning,
): Promise<{ conflicts: readonly Conflict[] } | { write: PlannedWrite }> {
  const { collection, id } = partsOfKey(key)
  if (change.kind === 'deleted') {
    return { write: await planDelete(transaction, collection, id, author) }
  }
  const place = placeIn(draft, collection, id)
  const record = doc(firestore(), collection, id)
  const stored = (await transaction.get(record)).data()
  if (!stored && mayCreate(definition, change)) {
    const values = change.values as Values<ContentDefinition>
    const creation = { values, author, tried: [], place }
    return { write: await planCreate(transaction, definition, id, creation) }
  }
  if (!stored) throw new DraftRecordGone(key)
  const present = storedValues(definition, stored)
  const mine = definition.schema.cast({ ...present, ...change.values })
  const opened = { ...(isBegunWith(definition, change, stored) && present), ...change.opened }
  const { conflicts, fields, problems } = merge(definition, stored, opened, mine)
  if (conflicts.length > 0) return { conflicts }
  // What was decided may not go together.
  if (isIncomplete(problems)) throw new DraftDoesNotFit(key, problems)
  const next = { ...stored, ...fields, ...place }
  const { aside } = change
  if (Object.keys(fields).length === 0 && !aside) {
    const moves = Object.keys(place).length > 0
    return { write: moves ? () => void transaction.update(record, place) : undefined }
  }
  return {
    write: await planPut(transaction, record, { stored, next, author, kind: 'edited', aside }),
  }
}

/**
 * Whether a change began with what is stored, but for what it names. One that creates may find its
 * record: published before, and typed into or sent again since. Its first text is this draft's own.
 */
const isBegunWith = ({ single }: ContentDefinition, { kind }: RecordChange, { rev }: Stored) =>
  kind !== 'created' || (single === undefined && rev === 1)

function placeIn({ orders }: PageDraft, collection: string, id: string): Stored {
  const order_index = orders[collection]?.indexOf(id) ?? -1
  return order_index < 0 ? {} : { order_index }
}

/** The new places of records that the draft does not change otherwise. */
async function planMoves(
  transaction: Transaction,
  draft: PageDraft,
  changed: ReadonlySet<string>,
): Promise<PlannedWrite[]> {
  const moved = Object.entries(draft.orders).flatMap(([collection, ids]) =>
    ids
      .map((id, order_index) => ({ key: draftKey(collection, id), collection, id, order_index }))
      .filter(({ key }) => !changed.has(key)),
  )
  return Promise.all(
    moved.map(async ({ collection, id, order_index }) => {
      const record = doc(firestore(), collection, id)
      const stored = await transaction.get(record)
      const stays = !stored.exists() || stored.get('order_index') === order_index
      return stays ? undefined : () => void transaction.update(record, { order_index })
    }),
  )
}

function takeOut(
  transaction: Transaction,
  document: DocumentReference,
  keys: readonly string[],
  collections: readonly string[],
) {
  const paths = [
    ...keys.map((key) => new FieldPath('changes', key)),
    ...collections.map((collection) => new FieldPath('orders', collection)),
  ]
  if (paths.length === 0) return
  const deletions = paths.flatMap((path) => [path, deleteField()])
  transaction.update(document, 'updated_at', serverTimestamp(), ...deletions)
}
