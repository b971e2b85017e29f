import {
  FieldValue,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore'
import { isServable, PUBLICATION, RELEASES } from '../shared.ts'

/** The document `site/publication`: what staff see of it (model/publication.ts), and the worker's own. */
export interface PublicationState {
  readonly wanted?: number
  readonly live?: number
  readonly live_at?: Timestamp
  readonly held?: boolean
  /** The release to be held is not served yet. */
  readonly releasing?: boolean
  /** Where nobody does it: from when on it is given up, and whether the site was held before. */
  readonly releasing_until?: Timestamp
  readonly held_before?: boolean
  readonly error?: string
  readonly release?: string
  /** The release's. */
  readonly build?: string
  /** The digest of what the release shows. */
  readonly content?: string
  /** The addresses of the pictures that the release shows. */
  readonly images?: readonly string[]
  /** When what was erased last had been deleted: releases until then may hold it. */
  readonly erased_until?: Timestamp
  readonly lease?: string | null
  readonly lease_until?: Timestamp | null
}

/** A document of the collection below it: what was published, to be served again. */
export interface StoredRelease {
  readonly release: string
  readonly at: Timestamp
  readonly build: string
  readonly content: string
  readonly images: readonly string[]
  /** Firestore's TTL policy deletes it then. */
  readonly expires_at: Timestamp
}

export const publicationDocument = (db: Firestore) =>
  db.collection(PUBLICATION.collection).doc(PUBLICATION.id) as DocumentReference<PublicationState>

export const storedReleases = (db: Firestore) =>
  publicationDocument(db).collection(RELEASES) as CollectionReference<StoredRelease>

/** Whether visitors get something else than the store holds. */
export const isDue = ({ wanted = 0, live = 0, held }: PublicationState) => wanted > live && !held

/** Whether a worker is at it; one that died is not, once its lease is over. */
export const hasWorker = ({ lease, lease_until }: PublicationState, now: Date) =>
  Boolean(lease) && !(lease_until && lease_until.toMillis() <= now.getTime())

/** Whether visitors may get again what was published at that time. */
export const mayBeServed = (at: Timestamp, { erased_until }: PublicationState) =>
  isServable(at.toDate(), erased_until?.toDate())

/** What asks for a publication of what the store holds, also where an earlier release was held. */
export const publicationRequest = () => ({
  wanted: FieldValue.increment(1),
  ...{ held: false, releasing: false, error: '' },
})

export async function requestPublication(db: Firestore): Promise<void> {
  await publicationDocument(db).set(publicationRequest(), { merge: true })
}
