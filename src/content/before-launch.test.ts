import { describe, expect, it } from 'vitest'
import { beforeLaunch } from '#content/before-launch.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { contentTypes } from '#content/registry.ts'
import { sampleRecords } from '#content/samples.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { decode } from '#model/records/decode.ts'

const now = new Date('2026-11-27T10:00:00Z')
type Documents = Readonly<Record<string, Readonly<Record<string, object>>>>

function tasksOf(documents: Documents, accounts = 2): string[] {
  const records = contentTypes.map(
    (definition) =>
      [
        definition,
        Object.entries(documents[definition.collection] ?? {}).flatMap(([id, stored]) => {
          const decoded = decode(definition, id, { ...stored })
          return decoded.ok ? [decoded.record] : []
        }),
      ] as const,
  )
  const recordsOf = new Map(records)
  const state = {
    recordsOf: (definition: ContentDefinition) => recordsOf.get(definition) ?? [],
    accounts,
  }
  return beforeLaunch(state, now).map(({ text }) => text.en)
}

const school = /^Owner and VAT number/

const page = { title: 'Recht', updated: '2026-11-01', text: 'Geprüft.' }

const own = {
  legal_pages: { imprint: page, privacy: page, terms: page, cookies: page, accessibility: page },
  contact_info: {
    main: {
      ...defaultContactInfo,
      ...{
        location_address: 'Sorge 1',
        phone_primary: '0365 1',
        email_primary: 'a@schule-gera.de',
      },
    },
  },
  courses: { 'klasse-b': { ...sampleRecords['courses']?.['klasse-b'], price: '611 €' } },
  testimonials: { m: { name: 'M. S.', quote: 'Gut.', rating: 5 } },
  price_sheets: { b: priceSheet('B') },
}

describe('before the start', () => {
  it('an empty store lacks all that visitors would see invented', () => {
    expect(tasksOf({}, 1)).toEqual([
      'Address, phone and e-mail are samples',
      expect.stringMatching(school),
      'No price sheet is in force on the website',
      'No courses: visitors see invented ones',
      'No testimonials: visitors see an invented one',
      'Imprint: a draft, to be checked and saved',
      'Privacy policy: a draft, to be checked and saved',
      'Terms: a draft, to be checked and saved',
      'Cookie policy: a draft, to be checked and saved',
      'Accessibility statement: a draft, to be checked and saved',
      'One account only: invite a colleague, so that nobody shares a password',
    ])
  })

  it('samples are counted until they are changed', () => {
    const { courses = {} } = sampleRecords
    const [first = '', ...others] = Object.keys(courses)
    const tasks = tasksOf({
      ...sampleRecords,
      courses: { ...courses, [first]: { ...courses[first], price: '611 €' } },
    })
    expect(tasks).toContain(`${others.length} courses are samples`)
    expect(tasks).toContain('Address, phone and e-mail are samples')
    expect(tasks).toContain(`${Object.keys(sampleRecords['faqs'] ?? {}).length} FAQs are samples`)
  })

  it('a price sheet of a later day is none yet', () => {
    const later = priceSheet('B', { valid_from: '2026-12-01' })
    const tasks = tasksOf({ ...own, price_sheets: { b: later } })
    expect(tasks).toContain('No price sheet is in force on the website')
  })

  it('nothing is left to do once everything is the school’s own', () => {
    expect(tasksOf(own).filter((task) => !school.test(task))).toEqual([])
  })
})
