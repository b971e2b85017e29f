import { describe, expect, it } from 'vitest'
import { courseOf, courseTarget } from './course-link.ts'

describe('the address that asks for a course', () => {
  it.each([
    { hash: '#contact-form?course=klasse-b', want: 'klasse-b' },
    { hash: '#contact-form?course=Kurs%20%26%20mehr%3F', want: 'Kurs & mehr?' },
    { hash: '#contact-form?from=mail&course=klasse-a', want: 'klasse-a' },
    { hash: '#contact-form?course=', want: '' },
    { hash: '#contact-form', want: undefined },
    { hash: '#courses?course=klasse-b', want: undefined },
    { hash: '', want: undefined },
  ])('$hash asks for $want', ({ hash, want }) => {
    expect(courseOf(hash)).toBe(want)
  })

  it('is found by the browser under the same name', () => {
    const link = new URL(`#contact-form?course=${encodeURIComponent('Kurs & mehr')}`, 'http://x')
    expect(decodeURIComponent(link.hash.slice(1))).toBe(courseTarget('Kurs & mehr'))
  })
})
