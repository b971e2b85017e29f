import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { contentTypes, shownRecords, type PrerenderedContent } from '../shared.ts'
import { publicationDocument, type PublicationState } from './publication-state.ts'

export interface ContentToPublish {
  readonly content: PrerenderedContent
  readonly state: PublicationState
}

/**
 * Reads what visitors may see, and the counter of writes that belongs to it, as of one moment.
 *
 * @throws when Firestore does not answer
 */
export function readContent(db: Firestore, now: Date): Promise<ContentToPublish> {
  return db.runTransaction(
    async (transaction) => {
      const state = await transaction.get(publicationDocument(db))
      const records = await Promise.all(
        contentTypes.map(async (definition) => {
          const { collection, publicWhen } = definition
          const all = db.collection(collection)
          const shown = publicWhen ? all.where(publicWhen, '==', true) : all
          return [
            collection,
            shownRecords(definition, await documentsOf(transaction, shown)),
          ] as const
        }),
      )
      const content = { at: now.toISOString(), records: Object.fromEntries(records) }
      return { content, state: state.data() ?? {} }
    },
    { readOnly: true },
  )
}

async function documentsOf(transaction: Transaction, query: FirebaseFirestore.Query) {
  const { docs } = await transaction.get(query)
  return docs.map((each) => [each.id, each.data()] as const)
}
