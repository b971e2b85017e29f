// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FormPreview } from '#admin/form/FormPreview.tsx'
import { formValues } from '#admin/form/session/form-values.ts'
import { lessons } from '#content/lessons/definition.ts'
import { resources } from '#content/resources.tsx'
import { addDays, berlinDay } from '#model/time/berlin-time.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

afterEach(cleanup)

const inAWeek = addDays(berlinDay(new Date()), 7)

it.each([
  { desc: 'a date to come', date: inAWeek, says: 'What visitors see once it is saved' },
  { desc: 'a date of the wrong year', date: '2001-01-11', says: 'visitors do not find it' },
  { desc: 'a hidden one', date: '2001-01-11', is_active: false, says: 'Hidden' },
  { desc: 'a series without a date', date: '', says: 'What visitors see once it is saved' },
])('says of $desc whether visitors find it', ({ says, date, is_active = true }) => {
  const seen = resources.find(({ definition }) => definition === lessons)?.seen
  const repeats = date ? 'once' : 'weekly'
  const said = { title: 'Sehtest', start_time: '18:00', repeats, date, is_active }
  render(
    <InLanguage language="en">
      <FormPreview
        definition={lessons}
        preview={{ Record: () => null }}
        seen={seen}
        values={formValues(lessons, { ...lessons.initial, ...said })}
      />
    </InLanguage>,
  )
  expect(screen.getByText(says, { exact: false })).toBeDefined()
})
