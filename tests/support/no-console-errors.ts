import { afterEach, beforeEach, expect } from 'vitest'

let expected: RegExp[] = []
let printed: string[] = []

/** An error in the console fails a test, unless the test says here that it is part of its story. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

// By hand, not with a spy: a test that restores its own mocks must not switch this off.
const original = console.error

beforeEach(() => {
  expected = []
  printed = []
  console.error = (...args: unknown[]) => {
    printed.push(args.map(String).join(' '))
  }
})

afterEach(() => {
  console.error = original
  expect(printed.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
})
