import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { object, string } from 'yup'
import { followDevice, readDevice, writeDevice } from '#firebase/device/device-storage.ts'
import type { Draft } from '#firebase/requests/outbox.ts'
import { DRAFT_KEPT_DAYS } from '#model/requests/contact-limits.ts'
import type { ContactFields } from '#model/requests/contact-request.ts'
import { createStore } from '#model/create-store.ts'
import { DAY_MS } from '#model/time/durations.ts'

const KEY = 'contact-draft'
const KEPT_MS = DRAFT_KEPT_DAYS * DAY_MS

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
    const { at, requestId: id, fields } = kept
    const writtenAt = new Date(at)
    if (Date.now() - writtenAt.getTime() < KEPT_MS) {
      return { state: 'draft', id, writtenAt, fields: { ...EMPTY_FIELDS, ...fields } }
    }
  }
  writeDevice(KEY, undefined)
  return undefined
}

export function newDraft(fields: ContactFields, id: string = crypto.randomUUID()): Draft {
  return { state: 'draft', id, writtenAt: new Date(), fields }
}

/** What was typed on this device and not sent yet. */
export function useDraftAtStart(): Draft {
  const [draft] = useState(() => keptDraft() ?? newDraft(EMPTY_FIELDS))
  return draft
}

/**
 * Keeps the fields on the device as they are typed. The request that they make has the same id
 * as long as they stay the same, so that sending it again is harmless; a change makes a new one.
 *
 * @param show called for what another tab or page has kept, as long as nothing is typed in this one
 */
export function useKeptDraft(
  start: Draft,
  fields: ContactFields,
  show: (fields: ContactFields) => void,
): RefObject<Draft> {
  const draft = useRef(start)
  const found = useRef(start)
  useEffect(() => {
    const { id, fields: before } = draft.current
    if (same(before, fields)) return
    draft.current = newDraft(fields)
    if (isEmpty(fields)) {
      found.current = draft.current
      // Another tab's is not this one's to remove.
      if (keptDraft()?.id !== id) return
    }
    keepDraft(draft.current)
  }, [fields])
  const follow = useEffectEvent(() => {
    if (draft.current !== found.current) return
    draft.current = found.current = keptDraft() ?? newDraft(EMPTY_FIELDS)
    show(draft.current.fields)
    drafts.notify()
  })
  useEffect(() => followDevice(KEY, () => follow()), [])
  return draft
}

/** Keeps what was typed; nothing where all fields are empty. */
export function keepDraft({ id: requestId, writtenAt: at, fields }: Draft): void {
  writeDevice(KEY, isEmpty(fields) ? undefined : { requestId, fields, at })
  drafts.notify()
}

export const isEmpty = (fields: ContactFields): boolean => same(fields, EMPTY_FIELDS)

const drafts = createStore(() => keptDraft() !== undefined)

/** Whether something is written in the form and not sent yet, live. */
export function useHasDraft(): boolean {
  return useSyncExternalStore(drafts.subscribe, drafts.getState, () => false)
}

function same(one: ContactFields, other: ContactFields): boolean {
  return NAMES.every((name) => one[name] === other[name])
}
