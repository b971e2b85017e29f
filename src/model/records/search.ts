import { withoutMarks } from '#model/fields/field.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'

/**
 * Keeps the records that hold the term in one of their searched fields. Case does not count, nor how a
 * letter, a space, a hyphen or an apostrophe was written, nor what nobody sees, nor in a number how it
 * is set apart: a missed call from +49151… finds `0151 / …`.
 */
export function searchContent<D extends ContentDefinition, R extends Content<D>>(
  definition: D,
  records: readonly R[],
  term: string,
): readonly R[] {
  const wanted = folded(term).trim()
  if (wanted === '') return records
  const number = DIALLED.test(wanted) ? digitsOf(wanted) : undefined
  const searched = Object.keys(definition.fields).filter((name) => definition.fields[name]?.search)
  return records.filter((record) =>
    searched.some((name) => {
      const text = folded(String((record as Record<string, unknown>)[name]))
      return text.includes(wanted) || (number !== undefined && digitsOf(text).includes(number))
    }),
  )
}

const folded = (text: string): string =>
  withoutMarks(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/g, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[‘’´`]/g, "'")

/** What nobody types but for a telephone number. */
const DIALLED = /^(?:\+|0)[\d ()/.+-]{5,}$/

const digitsOf = (text: string): string => text.replace(/^(?:\+|00)49/, '0').replaceAll(/\D/g, '')
