// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { whenPainted } from '#firebase/timing/when-painted.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a picture that gets no answer does not keep the page from being taken over', async () => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const goesOn = vi.fn()
  void whenPainted().then(goesOn)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(goesOn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(goesOn).toHaveBeenCalledOnce()
})
