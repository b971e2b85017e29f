import type { Content, ContentDefinition } from '#model/records/define-content.ts'

/**
 * Records in the order that staff gave them, those without a place of their own last; among these in
 * their definition's order. Sorted here and not by the query, which would leave out those that lack
 * the field: a definition may be younger than its records. They come last, too.
 */
export function inOrder<D extends ContentDefinition>(
  { order: { by, direction } }: D,
  records: readonly Content<D>[],
): Content<D>[] {
  const turn = direction === 'asc' ? 1 : -1
  return records.toSorted((one, other) => {
    const place = compare(one.order_index ?? Infinity, other.order_index ?? Infinity)
    if (place !== 0) return place
    const [a, b] = [keyOf(one[by]), keyOf(other[by])]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return turn * (compare(a, b) || compare(one.id, other.id))
  })
}

type Key = string | number

function keyOf(value: unknown): Key | null {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

const compare = (one: Key, other: Key) => (one < other ? -1 : Number(one > other))
