import { expect, test } from 'vitest'
import { atLeast, atMost, median, quantile, ratioAtMost } from './rows.ts'

test.each([
  { desc: 'at its limit', value: 5, ok: true },
  { desc: 'above its limit', value: 5.01, ok: false },
  { desc: 'never measured', value: NaN, ok: false },
])('a figure $desc: ok is $ok', ({ value, ok }) => {
  expect(atMost(5, 'KiB', 'size', value).ok).toBe(ok)
})

test('points have a lower limit', () => {
  expect(atLeast(98, 'score', 98).ok).toBe(true)
  expect(atLeast(98, 'score', 97).ok).toBe(false)
})

test('with a yardstick the ratio is judged', () => {
  expect(ratioAtMost(1.2, 'paint', 120, 100).ok).toBe(true)
  expect(ratioAtMost(1.2, 'paint', 121, 100).ok).toBe(false)
})

test('a yardstick that measured nothing proves nothing', () => {
  expect(ratioAtMost(1.2, 'paint', -1, 0).ok).toBe(false)
})

test('quantiles are interpolated between neighbours, in whatever order the values come', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 10])).toBe(3)
  expect(quantile([10, 0, 9, 1, 8, 2, 7, 3, 6, 4, 5], 0.95)).toBeCloseTo(9.5)
  expect(median([])).toBeNaN()
})
