import { describe, expect, it } from 'vitest'
import { defineContent } from '#model/records/define-content.ts'
import {
  integer,
  link,
  longText,
  optionalImage,
  percent,
  text,
  textList,
} from '#model/fields/fields.ts'

const things = defineContent({
  collection: 'things',
  labels: { en: { one: 'thing', many: 'things' }, de: { one: 'Ding', many: 'Dinge' } },
  title: 'name',
  order: { by: 'name', direction: 'asc' },
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { required: true }),
    tags: textList({ en: 'Tags', de: 'Stichwörter' }),
    count: integer({ en: 'Count', de: 'Anzahl' }),
    picture: optionalImage({ en: 'Picture', de: 'Bild' }),
  },
})
const thing = { name: 'Eins', tags: ['a'], count: 1, picture: null }

describe('what a form writes', () => {
  const written = (changes: object) => things.schema.cast({ ...thing, ...changes })

  it('has no outer spaces of any kind, and no blank entries', () => {
    const spaces = '\u00A0\u3000 \n'
    expect(written({ name: `${spaces}Eins${spaces}`, tags: [spaces, 'a'] })).toEqual(thing)
    expect(written({ picture: spaces })).toEqual(thing)
  })

  it('has no control characters, and line breaks only where there are lines', () => {
    const pasted = 'Grundstoff 3\r\nVerkehr\u000bAmpeln\u2028Schilder\u0007\n'
    expect(written({ name: pasted, tags: [pasted] })).toMatchObject({
      name: 'Grundstoff 3 Verkehr Ampeln Schilder',
      tags: ['Grundstoff 3 Verkehr Ampeln Schilder'],
    })
    const { schema } = longText({ en: 'Text', de: 'Text' })
    expect(schema.cast(`${pasted}a\tb`)).toBe('Grundstoff 3\nVerkehr\nAmpeln\nSchilder\na\tb')
    expect(schema.cast('99\u00a0€ Au\u00adto')).toBe('99\u00a0€ Au\u00adto')
  })

  it('has no invisible characters in a link, which would lead elsewhere', () => {
    const { schema } = link({ en: 'Instagram', de: 'Instagram' })
    expect(schema.cast('\u200einstagram.com/fahr\u00adschule\u200b')).toBe(
      'https://instagram.com/fahrschule',
    )
  })

  it('has a replacement for half a character, which Firestore cannot store', () => {
    expect(written({ name: 'Eins \uD83D' }).name).toBe('Eins \uFFFD')
    expect(written({ name: 'Eins 🚗' }).name).toBe('Eins 🚗')
  })

  it('has no focal point of zero, which is read as none', () => {
    expect(percent('x').schema.cast(0)).toBe(1)
  })

  it('has no -0, which Firestore stores as a number with a fraction', () => {
    expect(Object.is(written({ count: -0 }).count, 0)).toBe(true)
  })

  it('has no fields beside those of the type', () => {
    expect(written({ owner: 'me' })).toEqual(thing)
  })
})

describe('what is stored', () => {
  const isReadable = (changes: object) =>
    things.schema.isValidSync({ ...thing, ...changes }, { strict: true })

  it('may have outer spaces, but must not be blank', () => {
    expect(isReadable({ name: ' Eins ' })).toBe(true)
    expect(isReadable({ name: '\u00A0' })).toBe(false)
    expect(isReadable({ tags: ['a', ' '] })).toBe(false)
  })

  it('is counted as the rules do: an emoji is two characters', () => {
    expect(isReadable({ name: '🚗'.repeat(100) })).toBe(true)
    expect(isReadable({ name: `${'🚗'.repeat(100)}x` })).toBe(false)
  })

  it('has no fields beside those of the type', () => {
    expect(isReadable({ owner: 'me' })).toBe(false)
  })
})
