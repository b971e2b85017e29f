import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faqs } from '#content/faqs/definition.ts'
import { contentTypes } from '#content/registry.ts'
import { defineContent } from '#model/records/define-content.ts'
import { email, text } from '#model/fields/fields.ts'
import { withShapes } from '#tools/rules/generate.ts'

const rules = readFileSync('firestore.rules', 'utf8')

describe('firestore.rules', () => {
  it('is what the content definitions say', () => {
    expect(withShapes(rules, contentTypes)).toBe(rules)
  })

  it('changes with a limit in a definition, in that place alone', () => {
    const max = faqs.fields.question.max ?? 0
    const question = text({ en: 'Question', de: 'Frage' }, { required: true, max: max + 33 })
    const fields = { ...faqs.fields, question }
    const longer = contentTypes.map((type) =>
      type.collection === 'faqs' ? defineContent({ ...faqs, fields }) : type,
    )
    const changed = withShapes(rules, longer)
    expect(changed).toBe(
      rules.replace(
        `requiredText(record.question, ${max})`,
        `requiredText(record.question, ${max + 33})`,
      ),
    )
    expect(changed).not.toBe(rules)
  })

  it('closes a collection that is taken out of the list', () => {
    const made = withShapes(
      rules,
      contentTypes.filter(({ collection }) => collection !== 'faqs'),
    )
    expect(made).not.toContain('faqs')
  })

  it('lets an optional address be absent or empty', () => {
    const type = defineContent({
      ...{
        collection: 'clubs',
        labels: {
          en: { one: 'club', many: 'clubs' },
          de: { one: 'Verein', many: 'Vereine' },
        },
        title: 'name',
      },
      order: { by: 'name', direction: 'asc' },
      fields: {
        name: text({ en: "Club's name", de: 'Name des Vereins' }),
        mail: email({ en: 'E-mail', de: 'E-Mail' }),
      },
    })
    const made = withShapes(rules, [type]).replaceAll(/\s+/g, ' ')
    expect(made).toContain("(!('mail' in record) || (text(record.mail, 254)")
    expect(made).toContain("(record.mail == '' || isEmail(record.mail))")
  })

  it('says which line is missing where nothing can be written', () => {
    expect(() => withShapes('', contentTypes)).toThrow(/^firestore\.rules must hold this line once/)
  })
})
