import type { ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField, FieldKind } from '#model/fields/fields.ts'

/**
 * Set by `npm test`: its pages are prerendered in other words than the store holds, so that a story
 * that finds the store's words has seen the store's answer and not what the build wrote.
 */
const wanted = () => Boolean(process.env['PRERENDER_IN_OTHER_WORDS'])

/** What the pages were prerendered with where the store holds this text. */
export function prerendered(text: string): string {
  return wanted() ? otherWords(text) : text
}

/** A record as the pages are prerendered with it: the same to code, other words to readers. */
export function prerenderedRecord(
  { fields }: Pick<ContentDefinition, 'fields'>,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (!wanted()) return record
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, otherValue(fields[name], value)]),
  )
}

function otherValue(field: AnyField | undefined, value: unknown): unknown {
  if (typeof value === 'string' && isProse(field)) return otherWords(value)
  if (field?.kind === 'textList' && Array.isArray(value)) {
    return value.map((entry) => otherWords(String(entry)))
  }
  return value
}

/** Addresses, icons and choices are not free to change. */
const isProse = (field: AnyField | undefined) => field !== undefined && PROSE.has(field.kind)

const PROSE: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'altText', 'hours'])

/** As wide as before, so that nothing moves when the store's words arrive; prices change, too. */
const otherWords = (text: string) => text.replaceAll('e', 'é').replaceAll('9', '8')
