import { expect, it } from 'vitest'
import { de } from '#admin/messages/de.ts'
import { courses } from '#content/courses/definition.ts'
import { problem, problemsText } from '#model/fields/problem.ts'

const problems = { title: problem('required'), features: problem('tooMany', 12) }

it('a record’s problems are a sentence a field, in English unless said otherwise', () => {
  expect(problemsText(courses, problems)).toBe(
    'Title is required. Features may have at most 12 entries.',
  )
  expect(problemsText(courses, problems, 'de', de.problems)).toBe(
    '„Titel“ muss ausgefüllt werden. „Leistungen“ darf höchstens 12 Einträge haben.',
  )
})
