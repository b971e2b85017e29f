import { isList, tagOf, type Fields, type Json } from './value.ts'

/** What the site's own reader makes of a value: numbers are numbers, timestamps are `Date`s. */
function plainValue(json: Json): unknown {
  if (typeof json !== 'object' || json === null) return json
  if (isList(json)) return json.map(plainValue)
  const tag = tagOf(json)
  if (tag === undefined) return plainFields(json)
  const content = json[tag]
  if (tag === '$timestamp') return new Date(content as string)
  if (tag === '$double' || tag === '$integer') return Number(content)
  return tag === '$map' ? plainFields(content as Fields) : content
}

export function plainFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, json]) => [name, plainValue(json)]))
}
