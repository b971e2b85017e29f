import { expect, test } from 'vitest'
import { rowOf, type Figure } from './rows.ts'

const size: Figure = { name: 'size', unit: 'KiB', target: { atMost: 5 } }
const paint: Figure = { name: 'paint', unit: 'ms', target: { atMost: 1.2 }, yardstick: 'plain' }

test.each([
  { desc: 'at its limit', values: [5], ok: true },
  { desc: 'above its limit', values: [5.01], ok: false },
  { desc: 'above it once', values: [4, 4, 9], ok: true },
  { desc: 'never measured', values: [], ok: false },
])('a figure $desc: ok is $ok', ({ values, ok }) => {
  expect(rowOf(size, { values }).ok).toBe(ok)
})

test('points have a lower limit', () => {
  const points: Figure = { name: 'points', unit: 'points', target: { atLeast: 98 } }
  expect(rowOf(points, { values: [98] }).ok).toBe(true)
  expect(rowOf(points, { values: [97] }).ok).toBe(false)
})

test('with a yardstick the ratio is judged, not the figure', () => {
  const row = rowOf(paint, { values: [120, 100, 110], yardsticks: [100, 90, 200] })
  expect(row.compared?.ratio).toBeCloseTo(1.1)
  expect(row.ok).toBe(true)
})

test('points may be compared with how far they stay below a yardstick', () => {
  const target = { atMostBelow: 2 }
  const points: Figure = { name: 'points', unit: 'points', target, yardstick: 'plain' }
  expect(rowOf(points, { values: [94], yardsticks: [96] }).ok).toBe(true)
  expect(rowOf(points, { values: [99], yardsticks: [96] }).ok).toBe(true)
  expect(rowOf(points, { values: [93], yardsticks: [96] }).ok).toBe(false)
  expect(rowOf(points, { values: [99] }).ok).toBe(false)
})

test('a yardstick that measured nothing proves nothing', () => {
  expect(rowOf(paint, { values: [0], yardsticks: [0] }).ok).toBe(false)
})

test('where the slow ones count, the 95th percentiles are compared', () => {
  const values = [...Array<number>(18).fill(10), 100, 100]
  const row = rowOf({ ...paint, of: 'p95' }, { values, yardsticks: Array<number>(20).fill(10) })
  expect(row.compared?.ratio).toBe(10)
  expect(row.ok).toBe(false)
})
