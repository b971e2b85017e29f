import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { object, string } from 'yup'
import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'
import { DRAFT_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import type { ContactFields } from '#model/requests/contact-request.ts'

const KEY = 'contact-draft'
const KEPT_MS = DRAFT_KEPT_DAYS * 24 * 3_600_000

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
  licence_class: '',
  age_group: '',
  guardian_name: '',
  guardian_contact: '',
  wished_start: '',
  callback_times: '',
}

const NAMES = Object.keys(EMPTY_FIELDS) as (keyof ContactFields)[]

/** Any texts: a draft is unfinished by nature, and one of an older page lacks some. */
const keptSchema = object({
  requestId: string().uuid().required(),
  fields: object(Object.fromEntries(NAMES.map((name) => [name, string()]))).required(),
  /** When it was typed, as an ISO date. */
  at: string().required(),
}).required()

/** What was typed on this device in the last seven days and not sent; what is older is removed. */
export function keptDraft(): Draft | undefined {
  const kept = readDevice(KEY)
  if (kept === undefined) return undefined
  if (keptSchema.isValidSync(kept, { strict: true })) {
    const { at, requestId, fields } = kept
    const age = Date.now() - new Date(at).getTime()
    if (age < KEPT_MS) return { requestId, fields: { ...EMPTY_FIELDS, ...fields } }
  }
  writeDevice(KEY, undefined)
  return undefined
}

const newDraft = (fields: ContactFields): Draft => ({ requestId: crypto.randomUUID(), fields })

/** What was typed on this device and not sent yet. */
export function useDraftAtStart(): Draft {
  const [draft] = useState(() => keptDraft() ?? newDraft(EMPTY_FIELDS))
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
    keepDraft(draft.current)
  }, [fields])
  return draft
}

/** Keeps what was typed from now on; nothing where all fields are empty. */
export function keepDraft(draft: Draft): void {
  const at = new Date().toISOString()
  writeDevice(KEY, isEmpty(draft.fields) ? undefined : { ...draft, at })
  for (const notify of listeners) notify()
}

export const isEmpty = (fields: ContactFields): boolean => same(fields, EMPTY_FIELDS)

const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Whether something is written in the form and not sent yet, live. */
export function useHasDraft(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => keptDraft() !== undefined,
    () => false,
  )
}

function same(one: ContactFields, other: ContactFields): boolean {
  return NAMES.every((name) => one[name] === other[name])
}
