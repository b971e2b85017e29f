import { describe, expect, it } from 'vitest'
import { NO_QUESTIONS, type CourseQuestions } from '#model/requests/course-questions.ts'
import { contactFieldsSchema, schemaFor } from '#model/requests/contact-request.ts'

const written = {
  name: 'Mara Muster',
  email: 'mara@example.com',
  phone: '0365 000000',
  message: 'Ich möchte gern im Frühjahr beginnen.',
  selectedCourse: 'klasse-b',
}
const guardian = { guardian_name: 'Petra Muster', guardian_contact: '0365 111111' }
const minor = { ...written, age_group: '16to17' }
const adult = { ...written, age_group: '18to23' }

describe('an enrolment', () => {
  it('of a page that does not know of it yet is read as asked nothing', () => {
    expect(contactFieldsSchema.validateSync(written)).toEqual({
      ...written,
      licence_class: '',
      age_group: '',
      guardian_name: '',
      guardian_contact: '',
      wished_start: '',
      callback_times: '',
    })
  })

  it.each([
    ['a minor with a guardian’s phone', { ...minor, ...guardian }],
    [
      'a minor with a guardian’s mail address',
      { ...minor, ...guardian, guardian_contact: 'petra@example.com' },
    ],
    ['an adult without a guardian', adult],
    [
      'longest texts',
      { ...written, wished_start: 'x'.repeat(100), callback_times: 'y'.repeat(100) },
    ],
  ])('of %s is accepted', (_, fields) => {
    expect(contactFieldsSchema.isValidSync(fields)).toBe(true)
  })

  it.each([
    ['a minor without a guardian', minor, /^Unter 18 brauchen wir/],
    ['a child without a guardian', { ...written, age_group: 'under16' }, /^Unter 18 brauchen wir/],
    [
      'a minor whose guardian has no name',
      { ...minor, ...guardian, guardian_name: ' ' },
      /^Unter 18 brauchen wir den Namen/,
    ],
    [
      'a minor whose guardian cannot be reached',
      { ...minor, ...guardian, guardian_contact: 'abends 12' },
      /^Unter 18 brauchen wir Telefonnummer/,
    ],
    ['an age that is no group', { ...written, age_group: '17' }, /^Bitte laden Sie die Seite neu/],
    ['no class', { ...written, licence_class: 'Z' }, /^Bitte laden Sie die Seite neu/],
    ['no text', { ...written, wished_start: null }, /^Bitte laden Sie die Seite neu/],
    ['a text that is too long', { ...written, wished_start: 'x'.repeat(101) }, /höchstens 100/],
  ])('with %s is refused in German', (_, fields, message) => {
    expect(() => contactFieldsSchema.validateSync(fields)).toThrow(message)
  })

  it('of an adult holds nothing of a guardian', () => {
    expect(contactFieldsSchema.validateSync({ ...adult, ...guardian })).toMatchObject({
      guardian_name: '',
      guardian_contact: '',
    })
  })

  it.each([
    ['class', { asks_class: true }, 'Bitte wählen Sie eine Führerscheinklasse aus.'],
    ['age', { asks_age: true }, 'Bitte wählen Sie Ihr Alter aus.'],
  ])('must say the %s where it is asked for', (_, asks, message) => {
    const questions = { ...NO_QUESTIONS, ...asks }
    expect(() => schemaFor(questions).validateSync(written)).toThrow(message)
    expect(schemaFor(NO_QUESTIONS).isValidSync(written)).toBe(true)
  })

  it.each([
    ['asks_class', { licence_class: 'B' }],
    ['asks_age', { age_group: '16to17', ...guardian }],
    ['asks_start', { wished_start: 'im Mai' }],
    ['asks_callback', { callback_times: 'ab 16 Uhr' }],
  ] as const)('is checked and sent with what %s stands for only where that is set', (flag, own) => {
    const all = contactFieldsSchema.cast({
      ...minor,
      ...guardian,
      licence_class: 'B',
      wished_start: 'im Mai',
      callback_times: 'ab 16 Uhr',
    })
    const sent = (questions: CourseQuestions) => schemaFor(questions).validateSync(all)
    const nothing = sent(NO_QUESTIONS)
    expect(nothing).toEqual(contactFieldsSchema.cast(written))
    expect(sent({ ...NO_QUESTIONS, [flag]: true })).toEqual({ ...nothing, ...own })
  })

  it('is about a course that is offered', () => {
    const of = (offered?: readonly string[]) => schemaFor(NO_QUESTIONS, offered)
    expect(of().isValidSync(written)).toBe(true)
    expect(of(['klasse-a', 'klasse-b']).isValidSync(written)).toBe(true)
    expect(() => of(['klasse-a']).validateSync(written)).toThrow('Bitte wählen Sie einen Kurs aus.')
  })

  it('is not held up by what was left open for another course', () => {
    expect(schemaFor(NO_QUESTIONS).isValidSync(minor)).toBe(true)
  })
})
