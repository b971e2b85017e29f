import { describe, expect, it } from 'vitest'
import { priceSheets } from '../definition.ts'
import type { Sheet } from '../stated-fees.ts'
import { estimate, expectedAtFirst, startsOf, usualLessons, type Expectation } from './estimate.ts'

const carB: Sheet = {
  ...priceSheets.initial,
  licence_class: 'B',
  valid_from: '2026-01-01',
  basic_fee: 35_000,
  basic_fee_again: 12_000,
  theory_test: 9_500,
  practical_test: 18_500,
  lesson: 6_200,
  drive_overland: 7_500,
  drive_motorway: 7_700,
  drive_dark: 7_900,
  vehicle_instruction: 0,
}
const first: Expectation = {
  lessons: [20, 30],
  theory: 1,
  practice: 1,
  chosen: { drive_overland: 5, drive_motorway: 4, drive_dark: 3 },
}

describe('an estimate', () => {
  // By hand, in euros: 350 + 95 + 185 + 5 × 75 + 4 × 77 + 3 × 79 = 1,550; and 20 × 62 = 1,240.
  it('is the sum of its parts, from the least to the most lessons', () => {
    const { parts, sum } = estimate(carB, first)
    expect(parts.map(({ id, times, sum }) => [id, ...times, ...sum])).toEqual([
      ['basic_fee', 1, 1, 35_000, 35_000],
      ['theory_test', 1, 1, 9_500, 9_500],
      ['practical_test', 1, 1, 18_500, 18_500],
      ['lesson', 20, 30, 124_000, 186_000],
      ['drive_overland', 5, 5, 37_500, 37_500],
      ['drive_motorway', 4, 4, 30_800, 30_800],
      ['drive_dark', 3, 3, 23_700, 23_700],
    ])
    expect(sum).toEqual([279_000, 341_000])
  })

  it.each([
    // Each failed theory test costs another presentation, 95, and the reduced basic fee, 120.
    { desc: 'of a third theory test', change: { theory: 3 }, want: [322_000, 384_000] },
    { desc: 'of a second practical test', change: { practice: 2 }, want: [297_500, 359_500] },
    { desc: 'of no lessons', change: { lessons: [0, 0] as const }, want: [155_000, 155_000] },
    {
      desc: 'of lessons turned round',
      change: { lessons: [30, 20] as const },
      want: [279_000, 341_000],
    },
    { desc: 'without special drives', change: { chosen: {} }, want: [187_000, 249_000] },
    {
      desc: 'of nothing at all',
      change: { ...{ lessons: [0, 0] as const, theory: 0, practice: 0, chosen: {} } },
      want: [35_000, 35_000],
    },
    {
      desc: 'of a fee that is nothing',
      change: { chosen: { ...first.chosen, vehicle_instruction: 2 } },
      want: [279_000, 341_000],
    },
  ])('$desc', ({ change, want }) => {
    expect(estimate(carB, { ...first, ...change }).sum).toEqual(want)
  })

  it('of a seminar is its flat fee', () => {
    const seminar: Sheet = { ...priceSheets.initial, licence_class: 'ASF', flat_fee: 29_900 }
    const { parts, sum } = estimate(seminar, expectedAtFirst(seminar, startsOf(seminar)[0]))
    expect(parts.map(({ id }) => id)).toEqual(['flat_fee'])
    expect(sum).toEqual([29_900, 29_900])
  })
})

describe('what the calculator begins with', () => {
  const begin = (licence_class: Sheet['licence_class'], start: string) => {
    const sheet = { ...carB, licence_class }
    return expectedAtFirst(
      sheet,
      startsOf(sheet).find(({ id }) => id === start),
    )
  }

  it('is a first licence’s drives and tests, and an example of lessons', () => {
    expect(begin('B', 'ohne')).toEqual(first)
  })

  it('is no theory test with a trailer, and none on a step up', () => {
    expect(begin('BE', 'auto')).toMatchObject({
      theory: 0,
      chosen: { drive_overland: 3, drive_motorway: 1, drive_dark: 1 },
    })
    expect(begin('A2', 'a1')).toMatchObject({ theory: 0, practice: 1, chosen: {} })
  })

  it.each([
    { from: 0, to: 0, want: undefined },
    { from: 18, to: 28, want: [18, 28] },
    { from: 18, to: 0, want: [18, 18] },
    { from: 0, to: 28, want: [28, 28] },
    { from: 28, to: 18, want: [18, 28] },
  ])('is what the school says: $from to $to', ({ from, to, want }) => {
    expect(usualLessons({ ...carB, lessons_from: from, lessons_to: to })).toEqual(want)
  })
})
