import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'
import type { Stored } from '#model/records/decode.ts'
import { DAY_MS } from '#model/time/durations.ts'

/** How long unsaved input is kept. */
export const DRAFT_DAYS = 7
const DRAFT_MS = DRAFT_DAYS * DAY_MS

/** Whose form it is. */
export interface DraftPlace {
  /** The signed-in account's e-mail address. */
  readonly account: string
  readonly collection: string
  /** The record's id; `new` for a form that creates one. */
  readonly record: string
}

/** What was typed into a form and not saved: there is one of a record and account. */
export interface Draft extends DraftPlace {
  /** The id that a form which creates has made: trying again cannot make a second record. */
  readonly newId: string
  /** What the form began with, without which a save could not be merged. */
  readonly base: Stored
  readonly values: Stored
  /** What creates have sent: the tab may be gone before the answer. */
  readonly tried?: readonly Stored[]
  /** When it was typed, in milliseconds. */
  readonly at: number
}

const PREFIX = 'form-draft:'

const keyOf = ({ account, collection, record }: DraftPlace) =>
  PREFIX + JSON.stringify([account, collection, record])

/** Whether this device lets us keep anything. */
export function canKeepDrafts(): boolean {
  try {
    return typeof localStorage.length === 'number'
  } catch {
    return false
  }
}

/**
 * Keeps what a form holds on this device; of two tabs with the same form, what was typed last.
 *
 * @returns when that was, for `forgetDraft`
 */
export function keepDraft(draft: Omit<Draft, 'at'>): number {
  const at = Date.now()
  // JSON has no word for an amount that is none yet, and would keep it as an empty one.
  const values = Object.entries(draft.values).filter(([, value]) => !Number.isNaN(value))
  writeDevice(keyOf(draft), { ...draft, values: Object.fromEntries(values), at })
  return at
}

export function findDraft(place: DraftPlace): Draft | undefined {
  const draft = readDevice(keyOf(place)) as Draft | undefined
  return draft && !isExpired(draft) ? draft : undefined
}

/**
 * Deletes a draft, but not what another tab has typed since.
 *
 * @param at when the one to delete was typed
 */
export function forgetDraft(place: DraftPlace, at: number): void {
  const draft = findDraft(place)
  if (draft && draft.at <= at) writeDevice(keyOf(place), undefined)
}

/** What the account has typed on this device and not saved, the latest first. */
export function draftsOf(account: string): readonly Draft[] {
  return allDrafts()
    .filter((draft) => draft.account === account && !isExpired(draft))
    .sort((one, other) => other.at - one.at)
}

export function forgetDraftsOf(account: string): void {
  for (const draft of draftsOf(account)) writeDevice(keyOf(draft), undefined)
}

/** Deletes what is too old, whoever has typed it. */
export function purgeDrafts(): void {
  for (const draft of allDrafts()) if (isExpired(draft)) writeDevice(keyOf(draft), undefined)
}

/** @param at when it was typed, in milliseconds */
export const isExpired = ({ at }: { readonly at: number }) => Date.now() - at >= DRAFT_MS

function allDrafts(): readonly Draft[] {
  if (!canKeepDrafts()) return []
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  return keys
    .map((key) => readDevice(key) as Draft | undefined)
    .filter((draft) => draft !== undefined)
}
