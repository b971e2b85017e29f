import { expect, it } from 'vitest'
import { dayProblem, specialProblem } from './hours-problem.ts'

it.each([
  ['', undefined],
  ['08:00-12:00 13:00-18:00', undefined],
  ['-', 'incomplete'],
  ['08:00-', 'incomplete'],
  ['08:00-12:00 -18:00', 'incomplete'],
  ['12:00-08:00', 'endsFirst'],
  ['08:00-08:00', 'endsFirst'],
  ['08:00-12:00 11:00-18:00', 'overlaps'],
  ['08:00-12:00 12:00-18:00', 'overlaps'],
  ['13:00-18:00 08:00-12:00', 'overlaps'],
])('of a day with "%s" the form says: %s', (hours, problem) => {
  expect(dayProblem(hours)).toBe(problem)
})

it.each([
  ['2026-12-24/2026-12-31|closed|Ferien', undefined],
  ['/|closed|', 'noDays'],
  ['2026-12-24/|closed|', 'noDays'],
  ['2026-12-24/2026-12-23|closed|', 'lastFirst'],
  ['2026-12-24/2026-12-24|-|', 'incomplete'],
  ['2026-12-24/2026-12-24|18:00-08:00|', 'endsFirst'],
])('of special days "%s" the form says: %s', (entry, problem) => {
  expect(specialProblem(entry)).toBe(problem)
})
