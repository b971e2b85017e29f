// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NO_QUESTIONS } from '#model/requests/course-questions.ts'
import type { ContactFormik } from '#site/contact/ContactField.tsx'
import { EnrolmentFields } from '#site/contact/EnrolmentFields.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('names the day of deletion as the mail does: 180 times 24 hours later, in Germany', () => {
  vi.useFakeTimers({ now: new Date('2026-01-15T22:30:00Z') })
  render(<EnrolmentFields formik={{} as ContactFormik} questions={NO_QUESTIONS} />)
  const said = screen.getByText(/^Kommt keiner zustande/)
  expect(said.textContent).toMatch(/ am 15\. Juli 2026\.$/)
})
