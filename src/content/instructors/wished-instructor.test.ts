import { expect, test, vi } from 'vitest'
import { subscribeToWishes, wishForInstructor, withWish } from './wished-instructor.ts'

test('a wish is the first sentence of the message, and the next one takes its place', () => {
  const first = withWish('', 'Katrin Muster')
  expect(first).toBe('Ich möchte Unterricht bei Katrin Muster nehmen.')
  const other = 'Ich möchte Unterricht bei Jens Beispiel nehmen.'
  for (const typed of [' Am liebsten abends.', '\nAm liebsten abends.']) {
    expect(withWish(first + typed, 'Jens Beispiel')).toBe(other + typed)
  }
  expect(withWish('Am liebsten abends.', 'Jens Beispiel')).toBe(`${other}\nAm liebsten abends.`)
})

test('a wish waits for the form, and is told once', () => {
  wishForInstructor('Katrin Muster')
  const listener = vi.fn()
  const stop = subscribeToWishes(listener)
  wishForInstructor('Jens Beispiel')
  stop()
  subscribeToWishes(listener)()
  expect(listener.mock.calls).toEqual([['Katrin Muster'], ['Jens Beispiel']])
})
