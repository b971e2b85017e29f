import type { ContentDefinition } from '#model/records/define-content.ts'
import type { AnyField } from '#model/fields/fields.ts'
import { isNeeded } from '#model/fields/requirement.ts'
import { extremeValues } from '#tests/support/samples/extreme-values.ts'
import { sampleOf, without, type Case, type Document } from '#tests/support/samples/samples.ts'
import { wrongValues } from '#tests/support/samples/wrong-values.ts'

/** Documents that are just about well-formed: each has one field at its limit, or lacks one. */
export function extremesOf(definition: ContentDefinition): Case[] {
  const cases = [
    ...withoutOne(definition, ({ required }) => !required),
    ...casesOf(definition, extremeValues),
    ...lackingOf(definition),
  ]
  return cases.filter(({ document }) => !lacks(definition, document))
}

/** Documents with exactly one thing wrong each. */
export function malformedOf(definition: ContentDefinition): Case[] {
  return [
    { desc: 'an unknown field', document: { ...sampleOf(definition), unknown: 'me' } },
    ...withoutOne(definition, ({ required }) => required),
    ...casesOf(definition, wrongValues),
    ...lackingOf(definition).filter(({ document }) => lacks(definition, document)),
  ]
}

function withoutOne(definition: ContentDefinition, which: (field: AnyField) => boolean): Case[] {
  const document = sampleOf(definition)
  return Object.entries(definition.fields)
    .filter(([, field]) => which(field))
    .map(([field]) => ({ desc: `no ${field}`, field, document: without(document, [field]) }))
}

function casesOf(definition: ContentDefinition, values: typeof wrongValues): Case[] {
  return Object.entries(definition.fields).flatMap(([name, field]) =>
    values[field.kind](field).map(([desc, value]) => ({
      desc: `${name}: ${desc}`,
      field: name,
      document: { ...sampleOf(definition), [name]: value },
    })),
  )
}

/** Documents that some requirement concerns, or all but concerns, without what it needs. */
function lackingOf(definition: ContentDefinition): Case[] {
  const { fields, requirements = [] } = definition
  return requirements.flatMap(({ shown, choice, oneOf, needs }) => {
    const nothing = Object.fromEntries(needs.map((name) => [name, null]))
    const shownWith = (value: unknown) => ({
      ...{ ...sampleOf(definition), [shown]: true },
      [choice]: value,
    })
    const [value, ...others] = oneOf
    const document = shownWith(value)
    const field = fields[choice]
    const choices = field?.kind === 'choice' ? field.values : []
    const elsewhere = choices.find((each) => !oneOf.includes(each))
    return [
      ...needs.flatMap((name) => [
        { desc: `null as ${name} with ${value}`, document: { ...document, [name]: null } },
        { desc: `no ${name} with ${value}`, document: without(document, [name]) },
      ]),
      ...others.map((other) => ({
        desc: `nothing needed with ${other}`,
        document: { ...shownWith(other), ...nothing },
      })),
      {
        desc: `nothing needed with ${value}, but ${elsewhere}`,
        document: { ...shownWith(elsewhere), ...nothing },
      },
      {
        desc: `nothing needed with ${value}, not shown`,
        document: { ...document, ...nothing, [shown]: false },
      },
      {
        desc: `nothing needed with ${value}, no ${shown}`,
        document: without(document, [...needs, shown]),
      },
    ]
  })
}

/** True for a document without a field that its other fields ask for. */
function lacks({ fields, requirements = [] }: ContentDefinition, document: Document): boolean {
  return Object.keys(fields).some(
    (name) => (document[name] ?? null) === null && isNeeded(requirements, name, document),
  )
}
