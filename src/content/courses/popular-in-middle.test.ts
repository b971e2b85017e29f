import { describe, expect, it } from 'vitest'
import { defaultCourses } from './defaults.ts'
import { popularInMiddle } from './popular-in-middle.ts'

const [sample] = defaultCourses
if (!sample) throw new Error('There are built-in courses.')
const course = (id: string, popular = false) => ({ ...sample, id, popular })
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id).join(' ')

describe('the popular course', () => {
  it.each([
    { desc: 'alone', input: [course('P', true)], want: 'P' },
    { desc: 'of two', input: [course('P', true), course('a')], want: 'a P' },
    { desc: 'of three', input: [course('P', true), course('a'), course('b')], want: 'a P b' },
    {
      desc: 'of four',
      input: [course('a'), course('b'), course('c'), course('P', true)],
      want: 'a b P c',
    },
    {
      desc: 'of five',
      input: [course('P', true), course('a'), course('b'), course('c'), course('d')],
      want: 'a b P c d',
    },
    { desc: 'missing', input: [course('a'), course('b')], want: 'a b' },
  ])('$desc stands in the middle', ({ input, want }) => {
    expect(ids(popularInMiddle(input))).toBe(want)
  })

  it('is moved once when several are popular, and the list given stays as it was', () => {
    const input = [course('P', true), course('Q', true), course('a')]
    expect(ids(popularInMiddle(input))).toBe('Q P a')
    expect(ids(input)).toBe('P Q a')
  })
})
