import { randomUUID } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { LEAST_MS_TO_TYPE } from '#model/requests/contact-limits.ts'
import { CALLABLES, DEMO_PROJECT, functionsAddress } from '#model/site/firebase-project.ts'
import { storedRequests as definition } from '#model/requests/stored-request.ts'
import { emulatorBackend } from '#tools/command/backend.ts'

const FUNCTIONS = functionsAddress(DEMO_PROJECT, true)

/** Where the form sends its requests. */
export const FUNCTION = `${FUNCTIONS}/${CALLABLES.sendRequest}`

interface Answer {
  result?: unknown
  error?: { message: string; status: string }
}

/** Gives a command as the back office does, with a token or without one. */
export const manage = (command: unknown, token?: string) =>
  askFunction('manageRequests', command, token)

/** Calls a function as the SDK does, with a token or without one. */
export async function askFunction(
  name: keyof typeof CALLABLES,
  data: unknown,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${FUNCTIONS}/${CALLABLES[name]}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  })
  return (await response.json()) as Answer
}

/** A request as the form sends it. */
export const contactRequest = () => ({
  requestId: randomUUID(),
  name: 'Mara Muster',
  email: 'mara@example.com',
  phone: '0365 000000',
  message: 'Ich möchte gern im Frühjahr beginnen.',
  selectedCourse: 'default-1',
  entry: '',
  elapsed: LEAST_MS_TO_TYPE,
})

/** A request as the functions store it. */
export const sentRequest = (name: string) => ({
  name,
  email: 'mara@example.com',
  phone: '',
  course: 'Führerschein Klasse B',
  message: 'Wann geht es los?',
  state: 'sent',
  attempts: 1,
  last_error: '',
  read: false,
  done: false,
  created_at: new Date(),
  updated_at: new Date(),
})

/** The requests of a Firestore. */
export function requestsIn(firestore: Firestore) {
  const collection = firestore.collection(definition.collection)
  return {
    storedRequest: async (id: string) => (await collection.doc(id).get()).data(),

    /** All of them, in no particular order. */
    async storedRequests() {
      const { docs } = await collection.get()
      return docs.map((stored) => stored.data())
    },

    /** Forgets all requests, and how many there were. */
    async forgetRequests(): Promise<void> {
      for (const name of [definition.collection, 'rate_limits', 'outbox']) {
        await firestore.recursiveDelete(firestore.collection(name))
      }
    },
  }
}

/** Those that the functions on the emulators see. */
export const { storedRequest, storedRequests, forgetRequests } = requestsIn(
  emulatorBackend().firestore,
)
