import { describe, expect, it } from 'vitest'
import { faqs } from '#content/faqs/definition.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { school } from '#content/school/definition.ts'
import type { Content } from '#model/records/define-content.ts'
import { draftProblems, emptyDraft, withDraft, type PageDraft } from '#model/records/page-draft.ts'

type Faq = Content<typeof faqs>
const faq = (id: string): Faq => ({
  id,
  question: `Frage ${id}`,
  answer: 'Antwort',
  order_index: 0,
  is_active: true,
  created_at: null,
  updated_at: null,
})
const stored = ['a', 'b', 'c'].map(faq)
const draft = (change: Partial<PageDraft>): PageDraft => ({ ...emptyDraft, ...change })
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).join(' ')

describe('records with a draft laid over them', () => {
  it('are the very same list where the draft is about others', () => {
    const other = draft({ changes: { 'faqs_x/a': { kind: 'deleted', values: {} } } })
    expect(withDraft(faqs, stored, other)).toBe(stored)
  })

  it('have the changed fields, and the others as they are stored', () => {
    const changed = draft({ changes: { 'faqs/b': { kind: 'edited', values: { answer: 'Neu' } } } })
    const shown = withDraft(faqs, stored, changed)
    expect(shown[1]).toEqual({ ...faq('b'), answer: 'Neu' })
    expect(shown[0]).toBe(stored[0])
  })

  it.each([
    { desc: 'a new one is the last', orders: {}, want: 'a c new' },
    { desc: 'or where it was put', orders: { faqs: ['new', 'c', 'a'] }, want: 'new c a' },
    {
      desc: 'those that an order does not know stay last',
      orders: { faqs: ['c'] },
      want: 'c a new',
    },
  ])('lack the deleted: $desc', ({ orders, want }) => {
    const changes: PageDraft['changes'] = {
      'faqs/b': { kind: 'deleted', values: {} },
      'faqs/new': { kind: 'created', values: { question: 'Neu' } },
    }
    expect(ids(withDraft(faqs, stored, { changes, orders }))).toBe(want)
  })

  it.each([
    { desc: 'has all of it', values: school.initial, want: 'main' },
    { desc: 'has not', values: { name: 'Elster' }, want: '' },
  ])('hold an only record that nobody has saved where its change $desc', ({ values, want }) => {
    const changed = draft({ changes: { 'school/main': { kind: 'edited', values } } })
    expect(ids(withDraft(school, [], changed))).toBe(want)
  })

  it('show a new one once, when its publication has arrived', () => {
    const created = draft({ changes: { 'faqs/a': { kind: 'created', values: { answer: 'Neu' } } } })
    expect(ids(withDraft(faqs, stored, created))).toBe('a b c')
  })
})

describe('what keeps a draft from being published', () => {
  const problems = (kind: 'edited' | 'created' | 'deleted', values: object) =>
    draftProblems([faqs], draft({ changes: { 'faqs/a': { kind, values: { ...values } } } }))

  it('is an empty field that is required', () => {
    expect(problems('edited', { question: ' ' })).toEqual({
      'faqs/a': { question: { problem: 'required', limit: 0 } },
    })
  })

  it('is no field that an edit leaves as it is, and nothing of what is deleted', () => {
    expect(problems('edited', { question: 'Wann?' })).toEqual({})
    expect(problems('deleted', {})).toEqual({})
  })

  it('is what a record needs because of the edit', () => {
    const sheet = { licence_class: 'ASF', valid_from: '2026-01-01', is_shown: false }
    const edited = (values: object) =>
      draft({ changes: { [key]: { kind: 'edited', values: { ...values } } } })
    const key = 'price_sheets/asf'
    const problemsWith = (values: object, stored?: object) =>
      draftProblems([priceSheets], edited(values), () => stored && { ...stored })
    const missing = { [key]: { flat_fee: { problem: 'incomplete', limit: 0 } } }
    expect(problemsWith({ is_shown: true }, { ...sheet, flat_fee: null })).toEqual(missing)
    expect(problemsWith({ flat_fee: null }, { ...sheet, is_shown: true, flat_fee: 1 })).toEqual(
      missing,
    )
    expect(problemsWith({ is_shown: true }, { ...sheet, flat_fee: 1 })).toEqual({})
    expect(problemsWith({ remarks: 'Neu' }, { ...sheet, flat_fee: null })).toEqual({})
  })

  it('is everything that a new record lacks', () => {
    expect(Object.keys(problems('created', { question: 'Wann?' })['faqs/a'] ?? {})).toContain(
      'answer',
    )
  })
})
