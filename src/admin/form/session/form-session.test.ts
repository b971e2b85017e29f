import { describe, expect, it } from 'vitest'
import {
  beginSession,
  hasUnsaved,
  nextSession,
  type FormEvent,
  type FormKind,
  type FormSession,
} from '#admin/form/session/form-session.ts'
import { formValues, withTitle } from '#admin/form/session/form-values.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import type { Draft } from '#firebase/drafts/form-drafts.ts'
import { problem } from '#model/fields/problem.ts'
import type { Content, ContentDefinition, Values } from '#model/records/define-content.ts'

const kind: FormKind = { definition: faqs, initial: {}, newId: 'new-id' }
const single: FormKind = { definition: contactInfo, initial: {}, newId: 'main' }
const values = { question: 'Wann?', answer: 'Bald.', order_index: 0, is_active: true }
const record = {
  ...values,
  id: 'faq',
  created_at: null,
  updated_at: null,
} as Content<ContentDefinition>
const draft: Draft = {
  account: 'anna@example.com',
  collection: 'faqs',
  record: 'faq',
  newId: 'made-before',
  base: { ...values, answer: 'Irgendwann.' },
  values: { ...values, answer: 'Morgen.' },
  at: 1,
}
const found: FormEvent = { type: 'recordArrived', record: { record }, draft: undefined }
const begin = (creates = false, kept?: Draft) => beginSession(kind, { creates, draft: kept })
const after = (session: FormSession, ...events: FormEvent[]) =>
  events.reduce((before, event) => nextSession(kind, before, event), session)
const attempt = (answer: string) => ({
  opened: values,
  values: { ...values, answer } as unknown as Values<ContentDefinition>,
  aside: undefined,
})

describe('a form', () => {
  it('waits for its record, and begins with what it holds', () => {
    expect(begin().status).toBe('loading')
    expect(after(begin(), found)).toMatchObject({ status: 'editing', id: 'faq', base: values })
  })

  it('is gone with its record, unless something was typed into it', () => {
    expect(after(begin(), { type: 'recordMissing', draft: undefined }).status).toBe('gone')
    expect(after(begin(), { type: 'recordMissing', draft })).toMatchObject({
      status: 'offered',
      id: undefined,
    })
  })

  it('does not replace what is typed by the record that changes elsewhere', () => {
    const typed = after(begin(), found, { type: 'typed', fields: { answer: 'Heute.' } })
    const changed = { record: { ...record, answer: 'Nie.' } as Content<ContentDefinition> }
    const later = after(typed, { type: 'recordArrived', record: changed, draft: undefined })
    expect(later).toBe(typed)
    expect(hasUnsaved(faqs, later)).toBe(true)
  })

  it('follows its record to another place in the list, and takes that for nobody’s change', () => {
    const moved = { record: { ...record, order_index: 4 } as Content<ContentDefinition> }
    const arrived: FormEvent = { type: 'recordArrived', record: moved, draft: undefined }
    const typed = after(begin(), found, { type: 'typed', fields: { answer: 'Heute.' } }, arrived)
    expect(typed.base).toEqual({ ...values, order_index: 4 })
    expect(typed.values).toEqual({ ...values, answer: 'Heute.', order_index: 4 })
    const place: FormEvent = { type: 'typed', fields: { order_index: 2 } }
    const placed = after(begin(), found, place, arrived)
    expect([placed.base['order_index'], placed.values['order_index']]).toEqual([4, 2])
  })

  it('that repairs a record compares its save again once somebody else has repaired it', () => {
    const broken = {
      id: 'faq',
      values: { question: 'Wann?' },
      problems: { answer: problem('required') },
    }
    const begun = after(begin(), { ...found, record: { broken } })
    expect(begun.problems).toBeDefined()
    const repaired = after(begun, { type: 'typed', fields: { answer: 'Heute.' } }, found)
    expect(repaired).toMatchObject({ problems: undefined, values: { answer: 'Heute.' } })
    expect(repaired.base['answer']).toBe('')
  })

  it('that creates takes a record that appears, but not over what is typed until it is chosen', () => {
    const missing: FormEvent = { type: 'recordMissing', draft: undefined }
    const empty = nextSession(
      single,
      beginSession(single, { creates: false, draft: undefined }),
      missing,
    )
    const typed = nextSession(single, empty, { type: 'typed', fields: { phone_primary: '0365' } })
    const other = { ...found, record: { record: { ...record, id: 'main', phone_primary: '0123' } } }
    const phone = { phone_primary: '0123' }
    expect(nextSession(single, empty, other)).toMatchObject({
      id: 'main',
      base: phone,
      values: phone,
      generation: 1,
    })
    expect(nextSession(single, typed, other)).toBe(typed)
    const { record: chosen } = other
    expect(nextSession(single, typed, { type: 'recordChosen', record: chosen })).toMatchObject({
      status: 'editing',
      id: 'main',
      values: phone,
    })
  })

  it('keeps a picture that arrives while the title is typed', () => {
    const shown = formValues(courses)
    const session = after(
      { ...begin(true), values: shown },
      { type: 'typed', fields: { image: '/uploads/new.webp' } },
      { type: 'typed', fields: withTitle(courses, shown, 'Klasse B') },
    )
    expect(session.values).toMatchObject({ title: 'Klasse B', image: '/uploads/new.webp' })
  })

  it('that is typed back to what it was holds nothing to lose', () => {
    const fields = (answer: string): FormEvent => ({ type: 'typed', fields: { answer } })
    const typed = after(begin(), found, fields('Heute.'), fields('Bald.'))
    expect(hasUnsaved(faqs, typed)).toBe(false)
  })

  it('offers a draft, and continues it with what that began with', () => {
    const offered = after(begin(), { ...found, draft })
    expect(offered).toMatchObject({ status: 'offered', values })
    expect(after(offered, { type: 'draftContinued' })).toMatchObject({
      status: 'editing',
      draft: undefined,
      base: draft.base,
      values: draft.values,
      newId: 'made-before',
    })
    expect(after(offered, { type: 'draftDiscarded' })).toMatchObject({ status: 'editing', values })
  })

  it('that creates remembers what was sent before its draft was corrected', () => {
    const sent = { ...values, answer: 'Mogren.' }
    const continued = after(begin(true, { ...draft, tried: [sent] }), { type: 'draftContinued' })
    expect(continued).toMatchObject({ values: draft.values, tried: [sent] })
    // The form of a record may have made a new one beside it.
    const beside = after(begin(), { ...found, draft: { ...draft, tried: [sent] } })
    expect(after(beside, { type: 'draftContinued' })).toMatchObject({ id: 'faq', tried: [sent] })
  })

  it('remembers each try to create, since one may have arrived without an answer', () => {
    const session = after(
      begin(true),
      { type: 'saveStarted', attempt: attempt('Heute.') },
      { type: 'saveStopped' },
      { type: 'saveStarted', attempt: attempt('Morgen.') },
    )
    expect(session.tried.map(({ answer }) => answer)).toEqual(['Heute.', 'Morgen.'])
  })

  it('says that the server was not reached until it is tried again or the network is back', () => {
    const failed = after(
      begin(true),
      { type: 'saveStarted', attempt: attempt('Heute.') },
      { type: 'saveStopped', unreached: true },
    )
    expect(failed).toMatchObject({ status: 'editing', unreached: true })
    expect(after(failed, { type: 'connected' }).unreached).toBe(false)
    const again = after(failed, { type: 'saveStarted', attempt: attempt('Heute.') })
    expect(again.unreached).toBe(false)
  })

  it('waits for a decision where somebody else has changed the same, and goes on after it', () => {
    const conflicts = [{ field: 'answer', opened: 'Bald.', mine: 'Heute.', theirs: 'Nie.' }]
    const session = after(
      begin(),
      found,
      { type: 'typed', fields: { answer: 'Heute.' } },
      { type: 'saveStarted', attempt: attempt('Heute.') },
      { type: 'conflictsFound', conflicts },
    )
    expect(session).toMatchObject({ status: 'conflict', conflicts })
    const back = after(session, { type: 'saveStopped' })
    expect(back).toMatchObject({ status: 'editing', conflicts: [], values: { answer: 'Heute.' } })
  })

  it('is done when it is saved; the one of a single record stays open and begins anew', () => {
    const saved: FormEvent = { type: 'saved', id: 'faq', values: { ...values, answer: 'Heute.' } }
    const done = after(begin(), found, saved)
    expect(done.status).toBe('saved')
    expect(hasUnsaved(faqs, done)).toBe(false)

    const empty = nextSession(single, beginSession(single, { creates: false, draft: undefined }), {
      type: 'recordMissing',
      draft: undefined,
    })
    const typed = nextSession(single, empty, { type: 'typed', fields: { phone_primary: '0365' } })
    expect(hasUnsaved(contactInfo, typed)).toBe(true)
    const stored = nextSession(single, typed, { type: 'saved', id: 'main', values: typed.values })
    expect(stored).toMatchObject({ status: 'editing', id: 'main' })
    expect(hasUnsaved(contactInfo, stored)).toBe(false)

    const problems = { phone_primary: problem('required') }
    const record = { broken: { id: 'main', values: {}, problems } }
    const broken = nextSession(single, empty, { ...found, record })
    expect(broken.problems).toBe(problems)
    const repaired = nextSession(single, broken, {
      type: 'saved',
      id: 'main',
      values: typed.values,
    })
    expect(repaired).toMatchObject({ status: 'editing', problems: undefined })
  })
})
