import {
  collection,
  documentId,
  getCountFromServer,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore'
import { readSnapshot } from '#firebase/content/read-snapshot.ts'
import { firestore } from '#firebase/app/firestore.ts'
import type { Stored } from '#model/records/decode.ts'
import { dateOf } from '#model/records/stored-dates.ts'
import {
  DELETED,
  requestView,
  storedRequests,
  type DeliveryState,
  type RequestNote,
  type RequestView,
  type StaffWork,
  type StoredRequest,
} from '#model/requests/stored-request.ts'

/** The first requests of a view, or a single one. */
export type Wanted =
  | { readonly view: RequestView; readonly most: number; readonly oldestFirst?: true }
  | { readonly id: string }

const all = () => collection(firestore(), storedRequests.collection)

/** All requests of a view, in the order of their arrival. */
function shownIn(view: RequestView, oldestFirst = false): Query {
  const { states, flags = {} } = requestView(view)
  return query(
    all(),
    where('state', 'in', states),
    ...Object.entries(flags).map(([flag, value]) => where(flag, '==', value)),
    orderBy('created_at', oldestFirst ? 'asc' : 'desc'),
  )
}

/** One more than wanted, which tells whether there are more. */
export function queryOf(wanted: Wanted): Query {
  if ('id' in wanted) return query(all(), where(documentId(), '==', wanted.id))
  const { view, most, oldestFirst } = wanted
  return query(shownIn(view, oldestFirst), limit(most + 1))
}

/** The request that was changed last: whoever listens hears of every request that comes or changes. */
export function lastChange(): Query {
  return query(all(), orderBy('updated_at', 'desc'), limit(1))
}

/** The request that was deleted last, which is no change: whoever listens hears of every deletion. */
export function lastDeletion(): Query {
  return query(all(), orderBy('deleted_at', 'desc'), limit(1))
}

export interface RequestCounts {
  /** Requests that are not done yet, without suspected ones. */
  readonly open: number
  /** How many of these nobody has read yet. */
  readonly unread: number
  readonly held: number
  readonly suspected: number
}

/** Counts on the server, however many there are. */
export async function countRequests(): Promise<RequestCounts> {
  const [open, unread, held, suspected] = await Promise.all([
    count(shownIn('open')),
    count(shownIn('new')),
    count(
      query(
        all(),
        where('state', '==', 'held' satisfies DeliveryState),
        where('done', '==', false),
      ),
    ),
    count(shownIn('suspected')),
  ])
  return { open, unread, held, suspected }
}

async function count(counted: Query): Promise<number> {
  return (await getCountFromServer(counted)).data().count
}

/** The requests of a snapshot in its own order, which the query asked for; without broken and deleted ones. */
export function readRequests(docs: QuerySnapshot['docs']): StoredRequest[] {
  const { records } = readSnapshot(storedRequests, docs)
  const known = new Map(records.map((record) => [record.id, record]))
  return docs.flatMap((stored) => {
    const record = known.get(stored.id)
    return record && record.state !== DELETED
      ? [{ ...record, ...staffWork(stored.data()), ...expiry(stored.data()) }]
      : []
  })
}

const expiry = ({ expires_at }: Stored) => ({ expires_at: dateOf(expires_at) })

/** Requests that nobody has worked on lack it, and older ones some of it. */
function staffWork({ done_by, done_at, notes }: Stored): StaffWork {
  return {
    done_by: typeof done_by === 'string' ? done_by : '',
    done_at: dateOf(done_at),
    notes: Array.isArray(notes) ? notes.flatMap(noteOf) : [],
  }
}

function noteOf(stored: Stored): RequestNote[] {
  const { id, text, by } = stored
  const at = dateOf(stored['at'])
  const whole = typeof id === 'string' && typeof text === 'string' && typeof by === 'string' && at
  return whole ? [{ id, text, by, at }] : []
}
