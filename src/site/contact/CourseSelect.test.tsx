// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EMPTY_FIELDS } from '#site/contact/contact-draft.ts'
import { CourseSelect } from '#site/contact/CourseSelect.tsx'

afterEach(cleanup)

function options(loading: boolean) {
  const formik = {
    values: EMPTY_FIELDS,
    errors: {},
    touched: {},
    handleChange: () => {},
    handleBlur: () => {},
    isSubmitting: false,
  }
  render(<CourseSelect formik={formik} courses={[]} loading={loading} />)
  return screen.getAllByRole<HTMLOptionElement>('option')
}

describe('the course select', () => {
  it('cannot be used while the courses are loading', () => {
    const [only, ...more] = options(true)
    expect(only?.textContent).toBe('Kurse werden geladen...')
    expect(only?.disabled).toBe(true)
    expect(more).toEqual([])
  })

  it('says when there are no courses', () => {
    const [only, ...more] = options(false)
    expect(only?.textContent).toBe('Keine Kurse verfügbar')
    expect(only?.disabled).toBe(true)
    expect(more).toEqual([])
  })
})
