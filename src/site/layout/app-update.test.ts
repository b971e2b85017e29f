// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAllPictures } from '#site/landing/all-pictures.ts'
import { startServiceWorker } from '#site/layout/app-update.ts'

const HOUR_MS = 3_600_000
const update = vi.fn(() => Promise.resolve())
vi.mock('workbox-window', () => ({
  Workbox: class {
    readonly controlling = Promise.resolve()
    readonly addEventListener = () => {}
    readonly register = () => Promise.resolve()
    readonly update = update
  },
}))
vi.mock('#firebase/timing/when-painted.ts', async (original) => ({
  ...(await original<object>()),
  idle: () => Promise.resolve(),
}))

const connection = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
const image = () => document.querySelector('img')
// In the test's document it is no list.
Object.defineProperty(document, 'images', { get: () => document.querySelectorAll('img') })

beforeEach(() => {
  vi.useFakeTimers()
  update.mockClear()
  connection(false)
  document.body.innerHTML = '<img loading="lazy">'
  return () => vi.useRealTimers()
})

async function start() {
  void startServiceWorker(() => {})
  await vi.advanceTimersByTimeAsync(2_500)
}

it('a newer version is looked for every hour, whatever the browser says of its network', async () => {
  await start()
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
  expect(update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(update).toHaveBeenCalledTimes(1)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(update).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

it.each([
  { when: 'for a look at the whole page', load: () => renderHook(useAllPictures) },
  { when: 'for later', load: start },
])('pictures further down are loaded $when, unless the visitor saves data', async ({ load }) => {
  connection(true)
  await load()
  await vi.advanceTimersByTimeAsync(0)
  expect(image()?.loading).toBe('lazy')
  connection(false)
  await load()
  await vi.advanceTimersByTimeAsync(0)
  expect(image()?.loading).toBe('eager')
})
