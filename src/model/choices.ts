import { array, mixed } from 'yup'
import { base, type Field, type FieldOptions } from '#model/field.ts'
import type { Words } from '#model/language.ts'
import { problem } from '#model/problem.ts'

interface ChoicesOptions<V extends string> extends Omit<FieldOptions, 'required' | 'search'> {
  values: readonly V[]
  /** What staff read instead; visitors do not load it. */
  words: Readonly<Record<V, Words>>
}

/**
 * Any of a few short texts, each at most once, for which staff read words; an empty list where none
 * is chosen. Apart from the other kinds: the landing page shows no field of this kind, and does not
 * load it.
 */
export function choices<V extends string>(
  label: Words,
  options: ChoicesOptions<V>,
): Field<'choices', V[]> & Pick<ChoicesOptions<V>, 'values' | 'words'> {
  const { values, words } = options
  const entry = mixed<V>((value): value is V => typeof value === 'string')
    .defined()
    .test('offered', problem('notOffered'), (value) => values.includes(value))
  const schema = array()
    .of(entry)
    .defined()
    .test('once', problem('notOffered'), (list) => new Set(list).size === list.length)
  return { kind: 'choices', ...base(label, options), schema, initial: [], values, words }
}
