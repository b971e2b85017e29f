import { decode } from '#model/decode.ts'
import { problemsText } from '#model/problem.ts'
import type { Documents } from './documents.ts'
import { definitions } from './format.ts'
import { plainFields } from './plain-value.ts'

/** The documents that the site could not read and would leave out, each with the reason. */
export function unreadable(content: Readonly<Record<string, Documents>>): string[] {
  return Object.entries(content).flatMap(([collection, documents]) => {
    const definition = definitions.get(collection)
    if (!definition) return []
    return Object.entries(documents).flatMap(([id, fields]) => {
      const decoded = decode(definition, id, plainFields(fields))
      if (decoded.ok) return []
      return [`${collection}/${id}: ${problemsText(definition, decoded.broken.problems)}`]
    })
  })
}
