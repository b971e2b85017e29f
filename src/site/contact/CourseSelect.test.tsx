// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultCourses } from '#content/courses/defaults.ts'
import { EMPTY_FIELDS } from '#site/contact/contact-draft.ts'
import { CourseSelect } from '#site/contact/CourseSelect.tsx'

afterEach(cleanup)

function options(courses: typeof defaultCourses, loading: boolean, selectedCourse = '') {
  const formik = {
    values: { ...EMPTY_FIELDS, selectedCourse },
    errors: {},
    touched: {},
    handleChange: () => {},
    handleBlur: () => {},
    isSubmitting: false,
  }
  render(<CourseSelect formik={formik} courses={courses} loading={loading} />)
  return screen.getAllByRole<HTMLOptionElement>('option')
}

describe('the course select', () => {
  it('cannot be used while the courses are loading', () => {
    const [only, ...more] = options([], true)
    expect(only?.textContent).toBe('Kurse werden geladen...')
    expect(only?.disabled).toBe(true)
    expect(more).toEqual([])
  })

  it('says when there are no courses', () => {
    const [only, ...more] = options([], false)
    expect(only?.textContent).toBe('Keine Kurse verfügbar')
    expect(only?.disabled).toBe(true)
    expect(more).toEqual([])
  })

  it('lists the courses as title, price', () => {
    expect(options(defaultCourses, false).map((option) => option.textContent)).toEqual([
      'Bitte wählen',
      'Führerschein Klasse B, 599€',
      'Fahren für Fortgeschrittene, 499€',
      'Defensives Fahren, 449€',
      'Motorradführerschein Klasse A, 649€',
      'Ich weiß es noch nicht',
    ])
  })

  it('does not choose a course that is no longer offered', () => {
    options(defaultCourses, false, 'weg')
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('')
  })
})
