import type { Stored } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { ChosenImage } from '#model/image-file.ts'

export const KEPT_DAYS = 7
const KEPT_MS = KEPT_DAYS * 24 * 3_600_000

/** Whose form it is. */
export interface DraftPlace {
  /** The signed-in account's e-mail address. */
  readonly account: string
  readonly collection: string
  /** The record's id; `new` for a form that creates one. */
  readonly record: string
}

/** @param id the record's; undefined where a form creates one */
export function draftPlace(
  account: string,
  { collection, single }: ContentDefinition,
  id: string | undefined,
): DraftPlace {
  return { account, collection, record: id ?? single ?? 'new' }
}

/** What was typed into a form and not saved. */
export interface Draft extends DraftPlace {
  /** The id that a form which creates has made: trying again cannot make a second record. */
  readonly newId: string
  /** What the form began with, without which a save could not be merged. */
  readonly base: Stored
  /** What it holds: a chosen picture is a `ChosenImage`, on the device its file. */
  readonly values: Stored
  /** When it was typed, in milliseconds. */
  readonly at: number
}

export const isExpired = ({ at }: Pick<Draft, 'at'>, now: number) => now - at >= KEPT_MS

/** As it can be kept: a promise of prepared pictures cannot, the file can. */
export function toKept(draft: Draft): Draft {
  return withValues(draft, (value) => (value instanceof ChosenImage ? value.file : value))
}

/** @param prepare what makes a chosen picture of a file again */
export function fromKept(draft: Draft, prepare: (file: File) => ChosenImage): Draft {
  return withValues(draft, (value) => (value instanceof File ? prepare(value) : value))
}

/** Where a large picture does not fit, the texts still do. */
export function withoutPictures(draft: Draft): Draft {
  const values = Object.entries(draft.values).filter(([, value]) => !(value instanceof File))
  return { ...draft, values: Object.fromEntries(values) }
}

function withValues(draft: Draft, change: (value: unknown) => unknown): Draft {
  const values = Object.entries(draft.values).map(([name, value]) => [name, change(value)] as const)
  return { ...draft, values: Object.fromEntries(values) }
}
