import type { ContentDefinition } from '#model/define-content.ts'
import { isNeeded, type Condition } from '#model/requirement.ts'
import { FIRST_DAY } from '#tests/support/extreme-values.ts'
import { sampleOf, without, type Case, type Document } from '#tests/support/samples.ts'

/** True for a document without a field that its other fields ask for. */
export function lacks(
  { fields, requirements = [] }: ContentDefinition,
  document: Document,
): boolean {
  return Object.keys(fields).some(
    (name) => (document[name] ?? null) === null && isNeeded(requirements, name, document),
  )
}

/** Documents that some requirement concerns, or all but concerns, without what it needs. */
export function lackingOf(definition: ContentDefinition): Case[] {
  const { requirements = [] } = definition
  return requirements.flatMap(({ when, needs }) => {
    const nothing = Object.fromEntries(needs.map((name) => [name, null]))
    const [usual, ...others] = waysToMeet(when).map((concerned) => ({
      document: { ...sampleOf(definition), ...concerned },
      named: Object.entries(concerned).map(String).join(' and ').replaceAll(',', ': '),
    }))
    if (!usual) return []
    const { document, named } = usual
    return [
      ...needs.flatMap((name) => [
        { desc: `null as ${name} with ${named}`, document: { ...document, [name]: null } },
        { desc: `no ${name} with ${named}`, document: without(document, [name]) },
      ]),
      ...when.map((each) => ({
        desc: `nothing needed with ${named}, but for ${each.field}`,
        document: { ...document, ...nothing, [each.field]: missing(each, definition) },
      })),
      ...when
        .filter(({ field }) => !definition.fields[field]?.required)
        .map(({ field }) => ({
          desc: `nothing needed with ${named}, but no ${field}`,
          document: without(document, [...needs, field]),
        })),
      ...others.map((other) => ({
        desc: `nothing needed with ${other.named}`,
        document: { ...other.document, ...nothing },
      })),
    ]
  })
}

/** Values with which the conditions hold: each that is named in one of them. */
function waysToMeet(conditions: readonly Condition[]): Document[] {
  return conditions.reduce<Document[]>(
    (ways, condition) =>
      meeting(condition).flatMap((value) =>
        ways.map((way) => ({ ...way, [condition.field]: value })),
      ),
    [{}],
  )
}

function meeting(condition: Condition): readonly unknown[] {
  if ('isSet' in condition) return [true]
  if ('oneOf' in condition) return condition.oneOf
  return [condition.from ?? FIRST_DAY]
}

function missing(condition: Condition, { fields }: ContentDefinition): unknown {
  const { [condition.field]: field } = fields
  if ('isSet' in condition) return false
  if ('oneOf' in condition && field?.kind === 'choice') {
    return field.values.find((value) => !condition.oneOf.includes(value))
  }
  if ('oneOf' in condition) return ''
  return condition.before ?? FIRST_DAY
}
