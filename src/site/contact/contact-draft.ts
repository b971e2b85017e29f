import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { object, string } from 'yup'
import { readDevice, writeDevice } from '#data/device-storage.ts'
import type { ContactFields } from '#model/contact-request.ts'

const KEY = 'contact-draft'

/** What was typed, and the id of the request that it makes. */
export interface Draft {
  readonly requestId: string
  readonly fields: ContactFields
}

export const EMPTY_FIELDS: ContactFields = {
  name: '',
  email: '',
  phone: '',
  message: '',
  selectedCourse: '',
}

/** Any texts: a draft is unfinished by nature. */
const draftSchema = object({
  requestId: string().uuid().required(),
  fields: object({
    name: string().defined(),
    email: string().defined(),
    phone: string().defined(),
    message: string().defined(),
    selectedCourse: string().defined(),
  }).required(),
}).required()

const newDraft = (fields: ContactFields): Draft => ({ requestId: crypto.randomUUID(), fields })

/** What was typed on this device and not sent yet. */
export function useDraftAtStart(): Draft {
  const [draft] = useState(() => {
    const kept = readDevice(KEY)
    return draftSchema.isValidSync(kept, { strict: true }) ? kept : newDraft(EMPTY_FIELDS)
  })
  return draft
}

/**
 * Keeps the fields on the device as they are typed. The request that they make has the same id
 * as long as they stay the same, so that sending it again is harmless; a change makes a new one.
 */
export function useKeptDraft(start: Draft, fields: ContactFields): RefObject<Draft> {
  const draft = useRef(start)
  useEffect(() => {
    if (same(draft.current.fields, fields)) return
    draft.current = newDraft(fields)
    writeDevice(KEY, same(fields, EMPTY_FIELDS) ? undefined : draft.current)
    for (const notify of listeners) notify()
  }, [fields])
  return draft
}

const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Whether something is written in the form and not sent yet, live. */
export function useHasDraft(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readDevice(KEY) !== undefined,
    () => false,
  )
}

function same(one: ContactFields, other: ContactFields): boolean {
  const names = Object.keys(EMPTY_FIELDS) as (keyof ContactFields)[]
  return names.every((name) => one[name] === other[name])
}
