// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FieldInput } from '#admin/form/inputs/inputs.tsx'
import { useSubmit } from '#admin/form/session/use-submit.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import type { Fields } from '#model/fields/fields.ts'
import { problem } from '#model/fields/problem.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

const uploads = { running: false, failed: false } as Parameters<typeof useSubmit>[0]['uploads']

function Form({ type, save }: { type: string; save: () => void }) {
  const form = useSubmit({ definition: faqs, errors: {}, uploads, markErrors: vi.fn(), save })
  return (
    <form noValidate {...form}>
      <input aria-label="Input" type={type} />
    </form>
  )
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <InLanguage language="en">{children}</InLanguage>
)

afterEach(cleanup)

it.each([
  { type: 'number', saved: 1, desc: 'saves what is no number as the number that it counts as' },
  { type: 'date', saved: 0, desc: 'asks for the rest of a date' },
  { type: 'time', saved: 0, desc: 'asks for the rest of a time' },
])('Enter $desc', ({ type, saved }) => {
  const save = vi.fn()
  render(<Form {...{ type, save }} />, { wrapper })
  const input = screen.getByLabelText('Input')
  Object.defineProperty(input, 'validity', { value: { badInput: true } })
  Object.assign(input, { reportValidity: vi.fn(), scrollIntoView: vi.fn() })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(save).toHaveBeenCalledTimes(saved)
})

const long = 'x'.repeat(201)

it.each([
  {
    ...{ definition: courses, name: 'features', value: ['Theorie', long, long] },
    input: 'Features 2',
  },
  {
    ...{
      definition: priceSheets,
      name: 'costs_of_others',
      value: ['+|Sehtest|', `+|Foto|${long}`],
    },
    input: 'About how much 2',
  },
])('leads to the first wrong entry of $name', ({ definition, name, value, input }) => {
  const { [name]: field = faqs.fields.question } = definition.fields as Fields
  const errors = { [name]: problem('tooLong') }
  function List() {
    const form = useSubmit({ definition, errors, uploads, markErrors: vi.fn(), save: vi.fn() })
    return (
      <form noValidate {...form}>
        <FieldInput
          {...{ field, name, value, required: false, disabled: false, error: 'Too long.' }}
          onChange={vi.fn()}
        />
      </form>
    )
  }
  render(<List />, { wrapper })
  const wrong = screen.getByLabelText(input)
  fireEvent.submit(screen.getByRole('group').closest('form') as HTMLFormElement)
  expect(document.activeElement).toBe(wrong)
  expect(wrong.getAttribute('aria-invalid')).toBe('true')
})
