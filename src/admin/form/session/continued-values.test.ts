import { describe, expect, it } from 'vitest'
import { continuedValues } from '#admin/form/session/form-values.ts'
import { defineContent } from '#model/records/define-content.ts'
import { flag, text, textList } from '#model/fields/fields.ts'

const course = defineContent({
  collection: 'courses',
  labels: {
    en: { one: 'course', many: 'courses' },
    de: { one: 'Kurs', many: 'Kurse' },
  },
  title: 'title',
  order: { by: 'created_at', direction: 'asc' },
  fields: {
    title: text({ en: 'Title', de: 'Titel' }, { required: true }),
    features: textList({ en: 'Features', de: 'Leistungen' }),
    popular: flag({ en: 'Popular', de: 'Beliebt' }),
  },
})
const present = { title: 'Klasse B', features: ['Theorie'], popular: true }

describe('a draft continued after an update of the app', () => {
  it('brings what was typed, even if that is nothing', () => {
    const typed = { title: '', features: [], popular: false }
    expect(continuedValues(course, present, typed)).toEqual(typed)
  })

  it('leaves a field that it does not know as it is', () => {
    expect(continuedValues(course, present, { title: 'Klasse A' })).toEqual({
      ...present,
      title: 'Klasse A',
    })
  })

  it('leaves a field that has become a list as it is, and drops one that is gone', () => {
    const older = { title: 'Klasse A', features: 'Theorie', price: '1€' }
    expect(continuedValues(course, present, older)).toEqual({ ...present, title: 'Klasse A' })
  })
})
