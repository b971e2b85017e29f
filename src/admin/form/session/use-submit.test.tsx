// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSubmit } from '#admin/form/session/use-submit.ts'
import { faqs } from '#content/faqs/definition.ts'
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

afterEach(cleanup)

it.each([
  { type: 'number', saved: 1, desc: 'saves what is no number as the number that it counts as' },
  { type: 'date', saved: 0, desc: 'asks for the rest of a date' },
  { type: 'time', saved: 0, desc: 'asks for the rest of a time' },
])('Enter $desc', ({ type, saved }) => {
  const save = vi.fn()
  render(<Form {...{ type, save }} />, {
    wrapper: ({ children }) => <InLanguage language="en">{children}</InLanguage>,
  })
  const input = screen.getByLabelText('Input')
  Object.defineProperty(input, 'validity', { value: { badInput: true } })
  Object.assign(input, { reportValidity: vi.fn(), scrollIntoView: vi.fn() })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(save).toHaveBeenCalledTimes(saved)
})
