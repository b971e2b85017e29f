import { fieldsToWrite, isSame, storedValues, type Stored } from '#model/records/decode.ts'
import { problemsOf, type Problem } from '#model/fields/problem.ts'
import type { ContentDefinition, Values } from '#model/records/define-content.ts'

/** A field that two have changed, each to something else, or one so that the other's save may not be. */
export interface Conflict {
  readonly field: string
  readonly opened: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merge {
  /** The values of the stored record. */
  readonly present: Stored
  /** The fields that a save has to write. */
  readonly fields: Stored
  /** What would be wrong with the record that is then stored. */
  readonly problems: Readonly<Record<string, Problem>>
  readonly conflicts: readonly Conflict[]
  /** The fields that others alone have changed, which stay as they left them. */
  readonly theirs: readonly string[]
}

/**
 * Compares a form field by field with the record as it is stored by now.
 *
 * @param stored the document's data
 * @param opened the values that the form began with; undefined when the stored record is broken: then
 *   all fields are written, and there is nothing to compare with
 * @param mine what the form holds
 */
export function merge<D extends ContentDefinition>(
  definition: D,
  stored: Stored,
  opened: Stored | undefined,
  mine: Values<D>,
): Merge {
  const present = storedValues(definition, stored)
  const fields = fieldsToWrite(definition, stored, opened, mine)
  const problems = problemsOf(definition, { ...present, ...fields })
  const names = opened ? Object.keys(definition.fields) : []
  const changed = names
    .filter((name) => !isSame(present[name], opened?.[name]))
    .map((field) => ({
      field,
      opened: opened?.[field],
      mine: (mine as Stored)[field],
      theirs: present[field],
    }))
  const isLeft = (each: Conflict) => isSame(each.mine, each.opened)
  // What others have shown meanwhile may be complete no more by what one leaves out oneself.
  const refuses = ({ field, theirs }: Conflict) =>
    field in problems ||
    (field === definition.publicWhen && theirs === true && Object.keys(problems).length > 0)
  const conflicts = changed.filter((each) =>
    isLeft(each) ? refuses(each) : !isSame(each.mine, each.theirs),
  )
  const theirs = changed.filter((each) => isLeft(each) && !conflicts.includes(each))
  return { present, fields, problems, conflicts, theirs: theirs.map(({ field }) => field) }
}

/** Whose value a field is to have, by its name. */
export type Decision = Readonly<Record<string, 'mine' | 'theirs'>>

/** A save: what the form began with, what it holds, and what of that was given up before. */
export interface Attempt<V> {
  readonly opened: Stored | undefined
  readonly values: V
  readonly aside: Stored | undefined
  /** Makes a record beside the one that the form has opened. */
  readonly createsNew?: boolean
}

/**
 * The save that follows a decision. What was not chosen of one's own is put aside; that of the others
 * is a version already.
 */
export function decided<V>(
  attempt: Attempt<V>,
  conflicts: readonly Conflict[],
  decision: Decision,
): Attempt<V> {
  const of = (some: readonly Conflict[], value: 'mine' | 'theirs') =>
    Object.fromEntries(some.map((each) => [each.field, each[value]]))
  const yielding = conflicts.filter(({ field }) => decision[field] === 'theirs')
  return {
    opened: { ...attempt.opened, ...of(conflicts, 'theirs') },
    values: { ...attempt.values, ...of(yielding, 'theirs') },
    aside: yielding.length > 0 ? { ...attempt.aside, ...of(yielding, 'mine') } : attempt.aside,
  }
}
