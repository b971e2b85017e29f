import { describe, expect, it } from 'vitest'
import { errorReport, parseErrorReport } from '#model/site/error-report.ts'

const stack = `at f (https://school.example/assets/a-B_1.js:1:234)`

describe('a report', () => {
  it.each([
    ['Chromium', `TypeError: "Mara"\n    ${stack}\n    at https://school.example/b.js:5:6`],
    [
      'Firefox and Safari',
      'f@https://school.example/assets/a-B_1.js:1:234\n@https://b.de/b.js:5:6',
    ],
    ['an event', 'https://school.example/assets/a-B_1.js?v=mara:1:234'],
  ])('has the innermost place in a script, as %s says it, and no message', (_who, places) => {
    expect(errorReport('error', places, '/')).toEqual({
      kind: 'error',
      place: '/assets/a-B_1.js:1:234',
      page: '/',
    })
  })

  it.each([
    '',
    'at chrome-extension://mara/b.js:1:1',
    'at https://school.example/mara@x.de:1:1',
    `https://school.example/${'a'.repeat(200)}.js:1:1`,
  ])('has no place where there is no script of a page, as in %j', (places) => {
    expect(errorReport('error', places, '/').place).toBe('')
  })

  it.each([
    ['/datenschutz', '/datenschutz'],
    ['/gibt-es-nicht/mara', 'other'],
    ['/?name=mara', 'other'],
  ])('of %s is of the page %s', (path, page) => {
    expect(errorReport('error', '', path).page).toBe(page)
  })

  it('is read as it was sent', () => {
    const report = errorReport('policy', stack, '/')
    expect(parseErrorReport(JSON.stringify(report))).toEqual(report)
  })

  it('is made anew from what a stranger sends', () => {
    const sent = { kind: 'error', place: '/a.js:1:2', page: '/mara', text: 'Mara', ip: '192.0.2.1' }
    expect(parseErrorReport(JSON.stringify(sent))).toEqual({
      kind: 'error',
      place: '/a.js:1:2',
      page: 'other',
    })
  })

  it.each([
    '',
    'Mara',
    'null',
    '[]',
    '7',
    '{"kind":"error"}',
    '{"kind":"other","place":""}',
    '{"kind":"error","place":7}',
    '{"kind":"error","place":"mara@example.com"}',
    '{"kind":"error","place":"/a.js?x=mara:1:2"}',
  ])('is not what reads %j', (sent) => {
    expect(parseErrorReport(sent)).toBeUndefined()
  })
})
