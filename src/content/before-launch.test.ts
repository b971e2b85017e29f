import { describe, expect, it } from 'vitest'
import { aboutPage } from '#content/about_page/definition.ts'
import { beforeLaunch } from '#content/before-launch.ts'
import { defaultContactInfo } from '#content/contact_info/defaults.ts'
import { landingSections } from '#content/landing_sections/definition.ts'
import { contentTypes } from '#content/registry.ts'
import { sampleRecords } from '#content/samples.ts'
import { school } from '#content/school/definition.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { decode } from '#model/records/decode.ts'

const now = new Date('2026-11-27T10:00:00Z')
type Documents = Readonly<Record<string, Readonly<Record<string, object>>>>

/** As staff's save leaves them. */
const saved = (documents: Documents): Documents =>
  mapValues(documents, (records) => mapValues(records, (record) => ({ ...record, rev: 1 })))

const mapValues = <T, U>(of: Readonly<Record<string, T>>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]))

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

const page = { title: 'Recht', updated: '2026-11-01', text: 'Geprüft.' }

const own = saved({
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
  courses: { 'klasse-b': sampleRecords['courses']?.['klasse-b'] ?? {} },
  testimonials: { m: { name: 'M. S.', quote: 'Gut.', rating: 5 } },
  price_sheets: { b: priceSheet('B') },
  why_choose_us: sampleRecords['why_choose_us'] ?? {},
  partners: sampleRecords['partners'] ?? {},
  instructors: sampleRecords['instructors'] ?? {},
  values: sampleRecords['values'] ?? {},
  faqs: sampleRecords['faqs'] ?? {},
  school: { main: { ...school.initial, owner: 'R. Neumann', vat_id: '' } },
  landing_sections: {
    main: {
      ...landingSections.initial,
      figures: ['+|15+|Experten-Fahrlehrer', '-|98%|Erfolgsquote'],
    },
  },
  about_page: { main: { ...aboutPage.initial, story: 'Seit 1990.', figures: [] } },
})

describe('before the start', () => {
  it('an empty store lacks all that visitors would see invented', () => {
    expect(tasksOf({}, 1)).toEqual([
      'Contact Info, still invented: Street, Phone, E-mail',
      'School, still invented: Owner, VAT ID',
      'No price sheet is in force on the website',
      'No courses: visitors see invented ones',
      'No testimonials: visitors see an invented one',
      'Why-choose-us: the section of the home page is empty',
      'Partners: the section of the home page is empty',
      'Instructors: the section of the home page is empty',
      'Values: the section of the home page is empty',
      'FAQs: the section of the home page is empty',
      'Home Page Sections, still invented: Figures',
      'About Us, still invented: Story, Figures',
      'Imprint: a draft, to be checked and saved',
      'Privacy policy: a draft, to be checked and saved',
      'Terms: a draft, to be checked and saved',
      'Cookie policy: a draft, to be checked and saved',
      'Accessibility statement: a draft, to be checked and saved',
      'One account only: invite a colleague, so that nobody shares a password',
    ])
  })

  it('samples are counted until they are saved', () => {
    const { courses = {} } = sampleRecords
    const [first = '', ...others] = Object.keys(courses)
    const tasks = tasksOf({
      ...sampleRecords,
      courses: { ...courses, [first]: { ...courses[first], rev: 1 } },
    })
    expect(tasks).toContain(`${others.length} courses are samples`)
    expect(tasks).toContain('Contact Info, still invented: Street, Phone, E-mail')
    expect(tasks).toContain(`${Object.keys(sampleRecords['faqs'] ?? {}).length} FAQs are samples`)
  })

  it('what is the school’s own is not called invented', () => {
    const { main } = own['contact_info'] ?? {}
    const { email_primary } = defaultContactInfo
    const tasks = tasksOf({ ...own, contact_info: { main: { ...main, email_primary } } })
    expect(tasks).toEqual(['Contact Info, still invented: E-mail'])
  })

  it('a price sheet of a later day is none yet', () => {
    const later = priceSheet('B', { valid_from: '2026-12-01' })
    const tasks = tasksOf({ ...own, price_sheets: { b: { ...later, rev: 1 } } })
    expect(tasks).toContain('No price sheet is in force on the website')
  })

  it('nothing is left to do once everything is the school’s own', () => {
    expect(tasksOf(own)).toEqual([])
  })
})
