import type { Content, ContentDefinition } from '#model/records/define-content.ts'

/** Case-insensitive: keeps the records that hold the term in one of their searched fields. */
export function searchContent<D extends ContentDefinition, R extends Content<D>>(
  definition: D,
  records: readonly R[],
  term: string,
): readonly R[] {
  const wanted = term.trim().toLowerCase()
  if (wanted === '') return records
  const searched = Object.keys(definition.fields).filter((name) => definition.fields[name]?.search)
  return records.filter((record) =>
    searched.some((name) =>
      String((record as Record<string, unknown>)[name])
        .toLowerCase()
        .includes(wanted),
    ),
  )
}
