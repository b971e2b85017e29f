import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorReport, parseErrorReport, withoutPersonalData } from '#model/error-report.ts'

const seen = { kind: 'error', text: 'TypeError: x is not a function', stack: '' } as const

describe('the text of a report', () => {
  it.each([
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    [
      "Cannot read properties of null (reading 'name')",
      'Cannot read properties of null (reading …)',
    ],
    [
      `Unexpected token 'M', "Mara Muster" is not valid JSON`,
      'Unexpected token …, … is not valid JSON',
    ],
    ['„Mara Muster“ ist zu lang', '… ist zu lang'],
    ['Unterminated "Mara Muster', 'Unterminated …'],
    ["Can't find variable: Mara's", "Can't find variable: Mara's"],
    ["in 'It's Mara' here", 'in … here'],
    ['mara.muster+b@example.com is taken, so is <m%40example.com>', '… is taken, so is …'],
    ['Failed: https://u:p@school.example/a', 'Failed: …'],
    [
      'Failed: https://school.example/assets/a.js?name=Mara#mara',
      'Failed: https://school.example/assets/a.js',
    ],
    ['Failed: /kurse#mara', 'Failed: /kurse'],
    [
      'Minified React error #31; visit https://react.dev/errors/31?args[]=Mara',
      'Minified React error #31; visit https://react.dev/errors/31',
    ],
    ['0365 12 34-56 or +49 (365) 1234 or 12.03.2001 or 192.168.10.1', '# or +# or # or #'],
    ['line\n\tbreak\u0000', 'line break'],
  ])('of %j is %j', (text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected)
  })

  it('is no longer than 200 characters, and never half an address', () => {
    expect(withoutPersonalData('word '.repeat(100))).toHaveLength(200)
    // 2,000 characters end within this address.
    const cut = `${'"x" '.repeat(498)}mara.muster@example.com`
    expect(withoutPersonalData(cut)).not.toContain('mara')
  })

  it('has none of it, whatever it stands between', () => {
    const personal = fc.constantFrom(
      ...['mara@example.com', 'mara%40example.com', '?x=mara', '&q=1?x=mara', '@', '?x='],
      ...['"mara"', " 'mara' ", '„mara“', '01512 3456789', '07545'],
    )
    const between = fc.oneof(fc.string(), fc.constantFrom(' ', '\n', '/', '"', "'", '#', '@', '1'))
    const text = fc.array(fc.oneof(personal, between), { maxLength: 30 }).map((all) => all.join(''))
    fc.assert(
      fc.property(text, (text) => {
        const clean = withoutPersonalData(text)
        expect(clean).not.toMatch(/@|%40|\?\w+=|\d{5}|["`„“]/i)
        expect(clean.length).toBeLessThanOrEqual(200)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a report', () => {
  it.each([
    [
      'Chromium',
      'TypeError: x\n    at f (https://school.example/assets/a-B_1.js:1:234)\n    at https://school.example/assets/b.js?v=mara:5:6',
    ],
    [
      'Firefox and Safari',
      'f@https://school.example/assets/a-B_1.js:1:234\n@https://school.example/assets/b.js?v=mara:5:6',
    ],
  ])('has the places in the scripts, as %s says them', (_browser, stack) => {
    const { frames } = errorReport({ ...seen, stack }, '/')
    expect(frames).toEqual(['/assets/a-B_1.js:1:234', '/assets/b.js:5:6'])
  })

  it('has the innermost five places, none of extensions or of addresses that somebody made up', () => {
    const places = Array.from({ length: 9 }, (_, row) => `at https://school.example/a.js:${row}:1`)
    const stack = ['at chrome-extension://mara/b.js:1:1', 'at https://school.example/mara@x.de:1:1']
    const { frames } = errorReport({ ...seen, stack: [...stack, ...places].join('\n') }, '/')
    expect(frames).toEqual([0, 1, 2, 3, 4].map((row) => `/a.js:${row}:1`))
  })

  it.each([
    ['/datenschutz', '/datenschutz'],
    ['/gibt-es-nicht/mara', 'other'],
    ['/?name=mara', 'other'],
  ])('of %s is of the page %s', (path, page) => {
    expect(errorReport(seen, path).page).toBe(page)
  })

  it('is read as it was sent', () => {
    const stack = 'at https://school.example/assets/a.js:1:2'
    const report = errorReport({ ...seen, kind: 'policy', stack }, '/')
    expect(parseErrorReport(JSON.stringify(report))).toEqual(report)
  })

  it('is made anew from what a stranger sends', () => {
    const frames = [
      '/a.js:1:2',
      'mara@example.com',
      '/a.js?x=1:1:2',
      7,
      ...Array<string>(9).fill('/b.js:1:1'),
    ]
    const sent = {
      kind: 'error',
      text: 'mara@example.com "x"',
      frames,
      page: '/mara',
      ip: '192.0.2.1',
    }
    expect(parseErrorReport(JSON.stringify(sent))).toEqual({
      kind: 'error',
      text: '… …',
      frames: ['/a.js:1:2', ...Array<string>(4).fill('/b.js:1:1')],
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
    '{"kind":"other","text":"","frames":[]}',
    '{"kind":"error","text":7,"frames":[]}',
    '{"kind":"error","text":"","frames":"/a.js:1:1"}',
  ])('is not what reads %j', (sent) => {
    expect(parseErrorReport(sent)).toBeUndefined()
  })
})
