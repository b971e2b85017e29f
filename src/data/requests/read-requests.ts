import type { QuerySnapshot } from 'firebase/firestore'
import { readSnapshot } from '#data/content/read-snapshot.ts'
import type { Stored } from '#model/decode.ts'
import { dateOf } from '#model/stored-dates.ts'
import {
  storedRequests,
  type RequestNote,
  type StaffWork,
  type StoredRequest,
} from '#model/stored-request.ts'

/** The requests of a snapshot in its own order, which the query asked for; broken ones left out. */
export function readRequests(docs: QuerySnapshot['docs']): StoredRequest[] {
  const { records } = readSnapshot(storedRequests, docs)
  const known = new Map(records.map((record) => [record.id, record]))
  return docs.flatMap((stored) => {
    const record = known.get(stored.id)
    return record ? [{ ...record, ...staffWork(stored.data()), ...expiry(stored.data()) }] : []
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
