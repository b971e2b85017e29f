import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutMarks, withoutProperties, withoutWords } from './for-visitors.ts'

describe('what visitors do not need', () => {
  it.each([
    ['<h3 data-field="title">{title}</h3>', '<h3>{title}</h3>'],
    ['<ul data-field="a b c" className="x">', '<ul className="x">'],
    ['<article\n  data-record={`courses/${id}`}\n  sx={a}>', '<article\n  sx={a}>'],
    ["<Box data-record={props['data-record']} sx={a}>", '<Box sx={a}>'],
  ])('leaves the visitors’ scripts: %s', (code, left) => {
    expect(withoutMarks(code)).toBe(left)
  })

  it.each(['<b data-fields="x" />', "'&[data-record]': {}", '<b data-reveal="shown" />'])(
    'is no more than that: %s',
    (code) => {
      expect(withoutMarks(code)).toBe(code)
    },
  )

  it('are the words of forms, wherever they stand in a definition', () => {
    const code = `a({ b: text({ en: 'x' }, { help: { en: 'y', de: 'z' }, max: 4 }), c: { max: 1, formLabel: d } })`
    expect(
      withoutProperties(code, parseSync('definition.js', code).program, ['help', 'formLabel']),
    ).toBe(`a({ b: text({ en: 'x' }, {  max: 4 }), c: { max: 1,  } })`)
  })

  it('are no fields, whatever their names', () => {
    const code = `a({ icon: 'Heart', fields: { icon: icon(0, { column: 2, names: b }), c: d } })`
    expect(
      withoutProperties(code, parseSync('definition.js', code).program, ['icon', 'column']),
    ).toBe(`a({  fields: { icon: icon(0, {  names: b }), c: d } })`)
  })

  it('are the labels of fields, and not those of the type, which errors name', () => {
    const code = `a({ labels: { en: { one: 'x' }, de: { one: 'y' } }, b: text({ en: 'x', de: 'y' }, c) })`
    expect(withoutWords(code, parseSync('definition.js', code).program)).toBe(
      `a({ labels: { en: { one: 'x' }, de: { one: 'y' } }, b: text(0, c) })`,
    )
  })
})
