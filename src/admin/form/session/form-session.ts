import { continuedValues, formValues, type FormValues } from '#admin/form/session/form-values.ts'
import type { Draft } from '#firebase/drafts/form-drafts.ts'
import { isSame, type BrokenRecord, type Stored } from '#model/records/decode.ts'
import type { Content, ContentDefinition, Values } from '#model/records/define-content.ts'
import type { Attempt, Conflict } from '#model/records/merge.ts'

/**
 * `loading`: the record is not known yet. `offered`: unsaved input was found, which is to be
 * continued or discarded before anything is typed. `conflict`: somebody else has changed the same
 * fields. `gone`: there is neither a record nor a draft of it. What leads from one to the other is
 * drawn in docs/decisions/0053-form-session.md.
 */
export type FormStatus =
  'loading' | 'offered' | 'editing' | 'saving' | 'conflict' | 'saved' | 'gone'

/** Everything that a form of a record holds. */
export interface FormSession {
  readonly status: FormStatus
  /** The stored record's; undefined as long as the form creates one. */
  readonly id: string | undefined
  /** The id of the record that a create makes, however often it is tried. */
  readonly newId: string
  /** What the form began with, or has saved last. */
  readonly base: Stored
  readonly values: FormValues
  /** What is wrong with the stored record: then there is nothing to compare a save with. */
  readonly problems: BrokenRecord['problems'] | undefined
  /** What was found on this device, as long as it is offered. */
  readonly draft: Draft | undefined
  /** What is being saved. */
  readonly attempt: Attempt<Values<ContentDefinition>> | undefined
  readonly conflicts: readonly Conflict[]
  /** What creates have sent: one without an answer may have arrived. */
  readonly tried: readonly Stored[]
  /** Whether the last try to save has not reached the server. */
  readonly unreached: boolean
  /** Errors are shown from the first try to save. */
  readonly showErrors: boolean
  /** Grows when all values are replaced: inputs with a state of their own begin anew. */
  readonly generation: number
}

export type FormEvent =
  | { type: 'recordArrived'; record: OpenedRecord; draft: Draft | undefined }
  | { type: 'recordMissing'; draft: Draft | undefined }
  /** Staff give up what they have typed for the record that has appeared. */
  | { type: 'recordChosen'; record: OpenedRecord }
  | { type: 'draftContinued' }
  | { type: 'draftDiscarded' }
  | { type: 'typed'; fields: FormValues }
  | { type: 'errorsFound' }
  | { type: 'saveStarted'; attempt: Attempt<Values<ContentDefinition>> }
  | { type: 'conflictsFound'; conflicts: readonly Conflict[] }
  /** The save failed, or staff have closed the question about its conflicts. */
  | { type: 'saveStopped'; unreached?: boolean }
  /** The device has a network again. */
  | { type: 'connected' }
  | { type: 'saved'; id: string; values: Stored }

/** A record as the store has it, or the readable rest of a broken one. */
export type OpenedRecord =
  | { readonly record: Content<ContentDefinition>; readonly broken?: undefined }
  | { readonly record?: undefined; readonly broken: BrokenRecord }

export interface FormKind {
  readonly definition: ContentDefinition
  /** What a form that creates begins with. */
  readonly initial: Stored
  /** The id of a new record. */
  readonly newId: string
}

/** A form that creates, or the one of a record that is still to come. */
export function beginSession(
  kind: FormKind,
  { creates, draft }: { creates: boolean; draft: Draft | undefined },
): FormSession {
  if (creates) return opened(kind, undefined, draft)
  return { ...opened(kind, undefined, undefined), status: 'loading' }
}

/** What a form holds and may do after something has happened. */
export function nextSession(kind: FormKind, session: FormSession, event: FormEvent): FormSession {
  const { definition } = kind
  const { status } = session
  switch (event.type) {
    case 'recordArrived': {
      // What is being typed without the record must not become the record's unseen.
      const isFree = session.id === undefined && !hasUnsaved(definition, session)
      const mayOpen = status === 'loading' || status === 'gone' || (isFree && !isBusy(session))
      if (mayOpen) return opened(kind, event.record, event.draft, session.generation + 1)
      return followed(definition, session, event.record)
    }
    case 'recordMissing': {
      if (status !== 'loading') return session
      const canCreate = definition.single !== undefined || event.draft !== undefined
      return canCreate ? opened(kind, undefined, event.draft) : { ...session, status: 'gone' }
    }
    case 'recordChosen':
      return opened(kind, event.record, undefined, session.generation + 1)
    case 'draftContinued':
      return session.draft ? continued(definition, session, session.draft) : session
    case 'draftDiscarded':
      return { ...session, status: 'editing', draft: undefined }
    case 'typed':
      return { ...session, values: { ...session.values, ...event.fields } }
    case 'errorsFound':
      return { ...session, showErrors: true }
    case 'saveStarted': {
      const { attempt } = event
      const creates = session.id === undefined || attempt.createsNew
      const tried = creates ? [...session.tried, attempt.values] : session.tried
      return {
        ...session,
        status: 'saving',
        attempt,
        tried,
        conflicts: [],
        unreached: false,
        showErrors: true,
      }
    }
    case 'conflictsFound':
      return { ...session, status: 'conflict', conflicts: event.conflicts }
    case 'saveStopped':
      return {
        ...session,
        status: 'editing',
        attempt: undefined,
        conflicts: [],
        unreached: event.unreached ?? false,
      }
    case 'connected':
      return { ...session, unreached: false }
    case 'saved':
      return {
        ...session,
        // The form of a single record stays open.
        status: definition.single ? 'editing' : 'saved',
        id: event.id,
        base: event.values,
        values: formValues(definition, event.values),
        problems: undefined,
        attempt: undefined,
        tried: [],
        showErrors: false,
      }
  }
}

function opened(
  { definition, initial, newId }: FormKind,
  stored: OpenedRecord | undefined,
  draft: Draft | undefined,
  generation = 0,
): FormSession {
  const { record, broken } = stored ?? {}
  const values = record ?? broken?.values ?? initial
  // Only the fields of a record, as a draft keeps them.
  const base = continuedValues(definition, definition.initial, { ...values })
  return {
    status: draft ? 'offered' : 'editing',
    id: record?.id ?? broken?.id,
    newId,
    base,
    values: formValues(definition, base),
    problems: broken?.problems,
    draft,
    attempt: undefined,
    conflicts: [],
    tried: [],
    unreached: false,
    showErrors: broken !== undefined,
    generation,
  }
}

/**
 * A record that was moved in its list while its form is open has a new place, which is nobody's change
 * of what is being written, least of all that of somebody else.
 */
function followed(
  { fields }: ContentDefinition,
  session: FormSession,
  { record }: OpenedRecord,
): FormSession {
  const { status, id, base, values } = session
  if (!record || record.id !== id) return session
  if (session.problems) return { ...session, problems: undefined }
  if (!(PLACE in fields) || status !== 'editing') return session
  const moved = { [PLACE]: record.order_index }
  if (isSame(moved[PLACE], base[PLACE])) return session
  const isTyped = !isSame(values[PLACE], base[PLACE])
  return {
    ...session,
    base: { ...base, ...moved },
    values: isTyped ? values : { ...values, ...moved },
  }
}

/** Where staff put a record by moving it in the list; some types have it in their form as well. */
const PLACE = 'order_index'

function continued(definition: ContentDefinition, session: FormSession, draft: Draft): FormSession {
  const { base: start } = session
  return {
    ...session,
    status: 'editing',
    draft: undefined,
    newId: draft.newId,
    base: continuedValues(definition, start, draft.base),
    values: formValues(definition, continuedValues(definition, start, draft.values)),
    tried: draft.tried ?? [],
    generation: session.generation + 1,
  }
}

/** Whether a form holds what would be lost. */
export function hasUnsaved(definition: ContentDefinition, session: FormSession): boolean {
  const { status, base, values } = session
  return status !== 'saved' && !isSame(formValues(definition, base), values)
}

/** Whether a save has begun: nothing may be typed until it has stopped. */
export const isBusy = ({ status }: FormSession) =>
  status === 'saving' || status === 'conflict' || status === 'saved'
