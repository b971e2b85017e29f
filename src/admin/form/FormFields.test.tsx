// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { formValues, type FormValues } from '#admin/form/session/form-values.ts'
import { FormFields } from '#admin/form/FormFields.tsx'
import type { Uploads } from '#admin/form/session/use-uploads.ts'
import { lessons } from '#content/lessons/definition.ts'
import { problem } from '#model/fields/problem.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

afterEach(cleanup)

const noUploads: Uploads = {
  of: () => ({ pending: undefined, choose: () => undefined, cancel: () => undefined }),
  ...{ running: false, failed: false },
}

function LessonFields({ start = {}, wrong = [] }: { start?: FormValues; wrong?: string[] }) {
  const [values, setValues] = useState(() => ({ ...formValues(lessons), ...start }))
  return (
    <InLanguage language="en">
      <FormFields
        definition={lessons}
        values={values}
        errors={Object.fromEntries(wrong.map((name) => [name, problem('tooLong', 500)]))}
        uploads={noUploads}
        disabled={false}
        onChange={(fields) => setValues((before) => ({ ...before, ...fields }))}
      />
    </InLanguage>
  )
}

const choose = (field: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: field }), { target: { value } })

it('shows what belongs to a series once it is one, and still has what was typed', () => {
  render(<LessonFields />)
  expect(screen.queryByLabelText(/^Repeats until/)).toBeNull()
  choose(/^Repeats/, 'weekly')
  fireEvent.change(screen.getByLabelText(/^Repeats until/), { target: { value: '2027-05-05' } })
  choose(/^Repeats/, 'once')
  expect(screen.queryByLabelText(/^Repeats until/)).toBeNull()
  choose(/^Repeats/, 'fortnightly')
  expect(screen.getByLabelText<HTMLInputElement>(/^Repeats until/).value).toBe('2027-05-05')
})

it('asks for no room of a lesson that is online', () => {
  render(<LessonFields />)
  expect(screen.getByLabelText(/^Room/)).toBeDefined()
  choose(/^Where/, 'online')
  expect(screen.queryByLabelText(/^Room/)).toBeNull()
})

it.each([
  { desc: 'empty', open: false },
  { desc: 'filled in', start: { licence_classes: ['B'] }, open: true },
  { desc: 'wrong', wrong: ['description'], open: true },
])('begins with a part that is $desc open: $open', ({ open, start, wrong }) => {
  render(<LessonFields {...(start ? { start } : {})} {...(wrong ? { wrong } : {})} />)
  const part = screen.getByText('For whom, and what to bring').closest('details')
  expect(part?.open).toBe(open)
})
