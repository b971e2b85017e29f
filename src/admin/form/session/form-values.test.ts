import { describe, expect, it } from 'vitest'
import {
  continuedValues,
  formErrors,
  formValues,
  hasMissingFields,
  savedValues,
  withTitle,
} from '#admin/form/session/form-values.ts'
import { courses, type Course } from '#content/courses/definition.ts'
import { lessons } from '#content/lessons/definition.ts'
import { problem } from '#model/fields/problem.ts'

const filled = {
  title: 'Klasse B',
  description: 'Auto',
  price: '599€',
  image: '/uploads/course-b.webp',
  image_alt: 'Ein blaues Auto',
  image_position_x: 50,
  image_position_y: 50,
  features: ['Theorie', '', '  '],
  licence_class: '' as const,
  asks_class: false,
  asks_age: false,
  asks_start: false,
  asks_callback: false,
  popular: false,
}
const record: Course = {
  ...filled,
  features: ['Theorie'],
  id: 'b',
  created_at: null,
  updated_at: null,
}

describe('a form', () => {
  it('starts a new course with 4 empty feature rows', () => {
    expect(formValues(courses)['features']).toEqual(['', '', '', ''])
  })

  it('pads the features of a course to 4 rows and leaves longer lists alone', () => {
    expect(formValues(courses, record)['features']).toEqual(['Theorie', '', '', ''])
    const six = { ...record, features: ['1', '2', '3', '4', '5', '6'] }
    expect(formValues(courses, six)['features']).toHaveLength(6)
  })

  it('knows which required fields are missing', () => {
    const areMissing = (values: object) => hasMissingFields(formErrors(courses, { ...values }))
    expect(areMissing(filled)).toBe(false)
    expect(areMissing({ ...filled, price: '  ' })).toBe(true)
    expect(areMissing({ ...filled, price: null })).toBe(true)
    expect(formErrors(courses, { ...filled, title: '', image: '' })).toEqual({
      title: problem('required'),
      image: problem('required'),
    })
  })

  it('asks for the alternative text of a picture, and of no other', () => {
    const image_alt = ' '
    expect(formErrors(courses, { ...filled, image_alt })).toEqual({
      image_alt: problem('required'),
    })
    expect(formErrors(courses, { ...filled, image_alt, image: '' })).toEqual({
      image: problem('required'),
    })
  })

  it('begins an alternative text with the title, until somebody writes another', () => {
    const begun = withTitle(courses, formValues(courses), 'Klasse')
    expect(begun).toMatchObject({ title: 'Klasse', image_alt: 'Klasse' })
    expect(withTitle(courses, begun, 'Klasse B')).toMatchObject({ image_alt: 'Klasse B' })
    const written = { ...begun, image_alt: 'Ein blaues Auto' }
    expect(withTitle(courses, written, 'B')).toEqual({ title: 'B' })
  })

  it('drops blank features on save', () => {
    expect(savedValues(courses, filled)['features']).toEqual(['Theorie'])
  })

  it('of a single lesson neither checks nor saves what belongs to a series', () => {
    const series = { until: '2020-01-01', exceptions: ['2026-12-29'], repeats: 'weekly' }
    const weekly = {
      ...formValues(lessons),
      ...{ title: 'Grundstoff', date: '2026-12-01', start_time: '18:00' },
      ...series,
    }
    expect(formErrors(lessons, weekly)).toEqual({ until: problem('notAfter') })
    expect(savedValues(lessons, weekly)).toMatchObject(series)
    const once = { ...weekly, repeats: 'once' }
    expect(formErrors(lessons, once)).toEqual({})
    expect(savedValues(lessons, once)).toMatchObject({ until: '', exceptions: [] })
  })
})

describe('a draft continued after an update of the app', () => {
  const present = { ...filled, popular: true }

  it('brings what was typed, even if that is nothing', () => {
    const typed = { ...present, title: '', features: [], popular: false }
    expect(continuedValues(courses, present, typed)).toEqual(typed)
  })

  it('leaves a field that it does not know as it is', () => {
    const title = 'Klasse A'
    expect(continuedValues(courses, present, { title })).toEqual({ ...present, title })
  })

  it('leaves a field that has become a list as it is, and drops one that is gone', () => {
    const title = 'Klasse A'
    const older = { title, features: 'Theorie', duration: '1 Woche' }
    expect(continuedValues(courses, present, older)).toEqual({ ...present, title })
  })
})
