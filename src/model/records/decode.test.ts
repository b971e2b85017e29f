import { describe, expect, it } from 'vitest'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { testimonials } from '#content/testimonials/definition.ts'
import { values } from '#content/values/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import { decode, fieldsToWrite, isSame, sorted } from '#model/records/decode.ts'
import { defineContent } from '#model/records/define-content.ts'
import { integer, text } from '#model/fields/fields.ts'
import { problem } from '#model/fields/problem.ts'

const centered = { image_position_x: 50, image_position_y: 50 }

describe('reading a stored record', () => {
  it('takes a position of zero for none, which the form then shows and saves', () => {
    const stored = { name: 'Lena', quote: 'Gut!', image_position_x: 0, image_position_y: 0 }
    expect(decode(testimonials, 'a', stored)).toMatchObject({ record: centered })
    expect(decode(testimonials, 'a', { ...stored, image_position_y: 1 })).toMatchObject({
      record: { image_position_x: 50, image_position_y: 1 },
    })
  })

  it('fills in what is missing: five stars, no picture', () => {
    const stored = { name: 'Lena', quote: 'Gut!' }
    expect(decode(testimonials, 'a', stored)).toMatchObject({
      ok: true,
      record: { rating: 5, image_url: null, role: '' },
    })
  })

  it('takes the title for the alternative text that older records lack, and no text for none', () => {
    const stored = { name: 'Lena', quote: 'Gut!' }
    expect(decode(testimonials, 'a', stored)).toMatchObject({ record: { image_alt: 'Lena' } })
    expect(decode(testimonials, 'a', { ...stored, image_alt: '' })).toMatchObject({
      record: { image_alt: '' },
    })
  })

  it('takes the fallback for an unknown icon, each type its own', () => {
    const stored = { title: 'Ruhe', description: 'Text', icon: 'Skull' }
    expect(decode(values, 'a', stored)).toMatchObject({ record: { icon: 'Lightbulb' } })
    expect(decode(whyChooseUs, 'a', stored)).toMatchObject({
      record: { icon: 'Trophy', delay: 200 },
    })
  })

  it('is not hidden by a picture at another site’s address, which was taken earlier', () => {
    const logo = 'https://partner.example/logo.png'
    const stored = { name: 'Elster', description: 'Reifen', logo }
    expect(decode(partners, 'a', stored)).toMatchObject({ ok: true, record: { logo } })
    expect(decode(partners, 'a', { ...stored, logo: 'logo.png' })).toMatchObject({ ok: false })
    expect(partners.schema.isValidSync(stored)).toBe(false)
  })

  it('reads business hours as a text and as an object', () => {
    const asText = { ...defaultContactInfo, business_hours: 'Nur montags' }
    const asObject = { ...defaultContactInfo, business_hours: { hours: 'Nur montags' } }
    const want = { ok: true, record: { business_hours: 'Nur montags' } }
    expect(decode(contactInfo, 'main', asText)).toMatchObject(want)
    expect(decode(contactInfo, 'main', asObject)).toMatchObject(want)
  })

  it('reads a contact record that lacks postal code and town as one in Gera', () => {
    const { location_postal, location_city, ...older } = defaultContactInfo
    expect(decode(contactInfo, 'main', older)).toMatchObject({
      ok: true,
      record: { location_postal, location_city },
    })
  })

  it('says of what does not fit what is wrong, and keeps what a form can show', () => {
    const stored = { name: 'Lena', role: 7, rating: 9, owner: 'me' }
    expect(decode(testimonials, 'a', stored)).toEqual({
      ok: false,
      broken: {
        id: 'a',
        problems: {
          role: problem('otherType'),
          rating: problem('tooLarge', 5),
          quote: problem('required'),
        },
        values: {
          ...{ name: 'Lena', role: '', rating: 9, image_url: null, quote: '' },
          image_alt: 'Lena',
          ...centered,
          image_zoom: 100,
        },
      },
    })
  })

  it('says one thing a field, also of a list', () => {
    const stored = { title: 'B', description: 'Auto', price: '9€', image: '', features: [1, ' '] }
    expect(decode(courses, 'a', stored)).toMatchObject({
      broken: { problems: { image: problem('required'), features: problem('otherType') } },
    })
  })

  it('takes a record that lacks its flag for one that is not public, as every query does', () => {
    const stored = { question: 'Wann?', answer: 'Bald.' }
    expect(decode(faqs, 'a', stored)).toMatchObject({ ok: true, record: { is_active: false } })
  })
})

describe('what a save writes', () => {
  const opened = {
    ...{ name: 'Lena', role: '', rating: 5, image_url: null, quote: 'Gut!' },
    image_alt: 'Lena lacht',
    ...centered,
    image_zoom: 100,
  }
  const stored = { ...opened, created_at: new Date() }

  it('is what was changed, whatever others have changed meanwhile', () => {
    const values = { ...opened, quote: 'Sehr gut!' }
    expect(fieldsToWrite(testimonials, { ...stored, rating: 4 }, opened, values)).toEqual({
      quote: 'Sehr gut!',
    })
  })

  it('and what the stored record lacks or holds in an older shape', () => {
    const older = { name: 'Lena', quote: 'Gut!', role: null, rating: 5 }
    const begun = { ...opened, image_alt: 'Lena' }
    expect(fieldsToWrite(testimonials, older, begun, begun)).toEqual({
      role: '',
      image_url: null,
      image_alt: 'Lena',
      ...centered,
      image_zoom: 100,
    })
    const info = { ...defaultContactInfo, business_hours: { hours: 'Nur montags' } }
    const read = { ...defaultContactInfo, business_hours: 'Nur montags' }
    expect(fieldsToWrite(contactInfo, info, read, read)).toEqual({ business_hours: 'Nur montags' })
  })

  it('is everything where the stored record is broken', () => {
    expect(fieldsToWrite(testimonials, stored, undefined, opened)).toEqual(opened)
  })
})

const notes = (order: { by: 'title' | 'rank' | 'created_at'; direction: 'asc' | 'desc' }) =>
  defineContent({
    collection: 'notes',
    labels: {
      en: { one: 'note', many: 'notes' },
      de: { one: 'Notiz', many: 'Notizen' },
    },
    title: 'title',
    order,
    fields: {
      title: text({ en: 'Title', de: 'Titel' }),
      rank: integer({ en: 'Rank', de: 'Rang' }),
    },
  })
const record = (id: string, title: string, rank: number, day?: number) => ({
  ...{ id, title, rank },
  created_at: day === undefined ? null : new Date(2026, 0, day),
  updated_at: null,
})
const records = [record('a', 'Zwei', 10, 2), record('b', 'Eins', 9), record('c', 'Drei', 9, 1)]

it('of records that are equal in their order, the one that was made later is last, or first', () => {
  const equals = [record('z', 'Neu', 9, 1), record('a', 'Neu', 9, 2)]
  const decoded = equals.map((one) => ({ ok: true as const, record: one }))
  const ids = (direction: 'asc' | 'desc') =>
    sorted(notes({ by: 'rank', direction }), decoded).records.map(({ id }) => id)
  expect([ids('asc'), ids('desc')]).toEqual([
    ['z', 'a'],
    ['a', 'z'],
  ])
})

it.each([
  ['title', 'asc', 'cba'],
  ['title', 'desc', 'abc'],
  ['rank', 'asc', 'bca'],
  ['rank', 'desc', 'acb'],
  // Records that lack the time come last, whichever way.
  ['created_at', 'asc', 'cab'],
  ['created_at', 'desc', 'acb'],
] as const)('records by %s, %s', (by, direction, expected) => {
  const decoded = records.map((one) => ({ ok: true as const, record: one }))
  const { records: inOrder } = sorted(notes({ by, direction }), decoded)
  expect(inOrder.map(({ id }) => id).join('')).toBe(expected)
})

it('an amount that is none yet is another than an empty one, and the same as itself', () => {
  expect(isSame({ fee: Number.NaN }, { fee: null })).toBe(false)
  expect(isSame({ fee: Number.NaN }, { fee: Number.NaN })).toBe(true)
})
