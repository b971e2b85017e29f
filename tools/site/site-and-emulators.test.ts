import { expect, test, vi } from 'vitest'
import type { Suite } from '../emulators/suite.ts'
import { startAlongside } from './site-and-emulators.ts'

const suite = () => ({ ended: new Promise<string>(() => {}), stop: vi.fn(() => Promise.resolve()) })
/** Goes on until it is told to end. */
const endless = <T>(signal: AbortSignal) =>
  new Promise<T>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  )
const failing = (sentence: string) => () => Promise.reject(new Error(sentence))

test('the emulators are there when the site is there too', async () => {
  const started = suite()
  const order: string[] = []
  const site = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push('site')
  }
  await startAlongside(undefined, () => Promise.resolve(started), site).then(() =>
    order.push('answer'),
  )
  expect(order).toEqual(['site', 'answer'])
  expect(started.stop).not.toHaveBeenCalled()
})

test('a build that fails ends emulators that are starting, or run already', async () => {
  await expect(startAlongside(undefined, endless<Suite>, failing('no site'))).rejects.toThrow(
    'no site',
  )
  const started = suite()
  const late = () =>
    new Promise<void>((_, reject) => setTimeout(() => reject(new Error('late')), 20))
  await expect(startAlongside(undefined, () => Promise.resolve(started), late)).rejects.toThrow(
    'late',
  )
  expect(started.stop).toHaveBeenCalledOnce()
})

test('emulators that do not start end the build, and the sentence is theirs', async () => {
  await expect(startAlongside(undefined, failing('no Java'), endless<void>)).rejects.toThrow(
    'no Java',
  )
})

test('Ctrl-C ends both', async () => {
  const life = new AbortController()
  const running = startAlongside(life.signal, endless<Suite>, endless<void>)
  life.abort(new Error('asked'))
  await expect(running).rejects.toThrow('asked')
})
