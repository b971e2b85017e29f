import { expect, test } from 'vitest'
import { halfSpread, median, quantile, ratio } from './statistics.ts'

test('the median of an odd number of values is the middle one, in whatever order', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('the median of an even number of values lies between the two middle ones', () => {
  expect(median([4, 1, 2, 10])).toBe(3)
})

test('a 95th percentile is interpolated between its neighbours', () => {
  const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index)
  expect(quantile(upTo(100), 0.95)).toBe(95)
  expect(quantile(upTo(10), 0.95)).toBeCloseTo(9.5)
})

test('one outlier does not widen the spread', () => {
  expect(halfSpread([10, 10, 12, 12, 1_000])).toBe(1)
  expect(halfSpread([7])).toBe(0)
})

test('no values have no median', () => {
  expect(median([])).toBeNaN()
})

test('nothing is a share of zero', () => {
  expect(ratio(3, 4)).toBe(0.75)
  expect(ratio(0, 4)).toBe(0)
  expect(ratio(0, 0)).toBeNaN()
})
