import type { ContentDefinition } from '#model/define-content.ts'
import type { AnyField } from '#model/fields.ts'
import { extremeValues } from '#tests/support/extreme-values.ts'
import { lackingOf, lacks } from '#tests/support/requirement-cases.ts'
import { sampleOf, without, type Case } from '#tests/support/samples.ts'
import { wrongValues } from '#tests/support/wrong-values.ts'

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
    { desc: 'an unknown field', document: { ...sampleOf(definition), owner: 'me' } },
    ...withoutOne(definition, ({ required }) => required),
    ...casesOf(definition, wrongValues),
    ...lackingOf(definition).filter(({ document }) => lacks(definition, document)),
  ]
}

function withoutOne(definition: ContentDefinition, which: (field: AnyField) => boolean): Case[] {
  const document = sampleOf(definition)
  return Object.entries(definition.fields)
    .filter(([, field]) => which(field))
    .map(([name]) => ({ desc: `no ${name}`, document: without(document, [name]) }))
}

function casesOf(definition: ContentDefinition, values: typeof wrongValues): Case[] {
  return Object.entries(definition.fields).flatMap(([name, field]) =>
    values[field.kind](field).map(([desc, value]) => ({
      desc: `${name}: ${desc}`,
      document: { ...sampleOf(definition), [name]: value },
    })),
  )
}
