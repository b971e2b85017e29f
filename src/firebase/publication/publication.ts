import { useEffect, useState } from 'react'
import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore'
import { withDeadline } from '#firebase/timing/deadline.ts'
import { firestore } from '#firebase/app/firestore.ts'
import {
  PUBLICATION,
  readPublication,
  RELEASES,
  type Publication,
  type PublicationCommand,
} from '#model/records/publication.ts'
import { withDates } from '#model/records/stored-dates.ts'

const publicationDocument = () => doc(firestore(), PUBLICATION.collection, PUBLICATION.id)

function plain(snapshot: DocumentSnapshot): Publication {
  const stored = snapshot.data()
  return readPublication(stored && withDates(stored))
}

/** What is published, live; undefined while it is not known. */
export function usePublication(): Publication | undefined {
  const [publication, setPublication] = useState<Publication>()
  useEffect(() => watch(setPublication, () => setPublication(undefined)), [])
  return publication
}

function watch(onNext: (publication: Publication) => void, onError: () => void): () => void {
  return onSnapshot(publicationDocument(), (snapshot) => onNext(plain(snapshot)), onError)
}

/**
 * Waits until visitors get everything that was written before this call.
 *
 * @returns when the content was read that they get, or why they do not get it: a publication failed,
 *   or an earlier release is held
 * @throws when the server refused or did not answer in time
 */
export async function untilPublished(): Promise<Date | 'failed' | 'held' | undefined> {
  const { wanted } = await withDeadline(() => readFromServer(publicationDocument()))
  // What an earlier publication has left stays there until a worker begins.
  let oldError: string | undefined
  return new Promise((resolve, reject) => {
    const stop = watch(
      ({ wanted: heard, live, liveAt, held, releasing, hasWorker, error }) => {
        // The first answer may be from before.
        if (heard < wanted) return
        oldError ??= error
        if (hasWorker || error !== oldError) oldError = ''
        const failed = !hasWorker && error !== oldError
        if (live < wanted && !held && !releasing && !failed) return
        resolve(held || releasing ? 'held' : live >= wanted ? liveAt : 'failed')
        // Not from within the first snapshot, which may come before there is a listener to end.
        queueMicrotask(() => stop())
      },
      reject as () => void,
    )
  })
}

/**
 * What the server holds now. `getDocFromServer` does not say that: where a listener has the document
 * already, it is answered by what that has heard, which may be from before a write.
 */
async function readFromServer(document: DocumentReference): Promise<Publication> {
  let read: DocumentSnapshot | undefined
  // Given up once it has read: a commit would ask whether anything has changed since.
  const giveUp = new Error('It was only to be read.')
  await runTransaction(firestore(), async (transaction) => {
    read = await transaction.get(document)
    throw giveUp
  }).catch((error: unknown) => {
    if (error !== giveUp) throw error
  })
  if (!read) throw new Error('Nothing was read.')
  return plain(read)
}

export interface EarlierRelease {
  readonly id: string
  readonly at: Date
}

const MOST_SHOWN = 10

/**
 * What can be published again, the latest first: of this build, as others name other scripts.
 *
 * @throws when the server refused or did not answer in time
 */
export async function earlierReleases(build: string): Promise<EarlierRelease[]> {
  const { collection: name, id } = PUBLICATION
  const releases = collection(firestore(), name, id, RELEASES)
  const latest = query(releases, orderBy('at', 'desc'), limit(MOST_SHOWN))
  const { docs } = await withDeadline(() => getDocsFromServer(latest))
  const ofBuild = docs.filter((each) => each.get('build') === build)
  return ofBuild.map((each) => ({
    id: String(each.get('release')),
    at: (each.get('at') as Timestamp).toDate(),
  }))
}

/**
 * Asks the function to publish what is stored, or to serve an earlier release.
 *
 * @throws FirebaseError when the account is no admin, or it cannot be done
 */
export async function changePublication(command: PublicationCommand): Promise<void> {
  const { call } = await import('#firebase/app/functions.ts')
  await call('changePublication', command)
}
