import { expect, test } from 'vitest'
import { jarVariables, sources } from './jars.ts'

/** A machine with nothing but the SDK. */
const onlySdk: typeof sources = {
  isThere: () => false,
  canDownload: () => Promise.resolve(false),
  findSdkJar: () => '/sdk.jar',
  buildJars: () => Promise.resolve({ firestore: '/f.jar', storage: '/s.jar' }),
}
const nothing = { ...onlySdk, findSdkJar: () => undefined }
const never = () => Promise.reject(new Error('asked in vain'))

test('what firebase-tools has already is used, and nobody is asked', async () => {
  const there = { ...onlySdk, isThere: () => true, canDownload: never, buildJars: never }
  expect(await jarVariables('', there)).toEqual({})
})

test('then comes the download, then the Google Cloud SDK', async () => {
  const online = { ...onlySdk, canDownload: () => Promise.resolve(true), buildJars: never }
  expect(await jarVariables('', online)).toEqual({})
  expect(await jarVariables('', onlySdk)).toEqual({
    FIRESTORE_EMULATOR_BINARY_PATH: '/f.jar',
    STORAGE_EMULATOR_BINARY_PATH: '/s.jar',
  })
})

test('only what is missing is made', async () => {
  const half = { ...onlySdk, isThere: (name: string) => name === 'firestore' }
  expect(await jarVariables('', half)).toEqual({ STORAGE_EMULATOR_BINARY_PATH: '/s.jar' })
})

test('where nothing else is left, a slow download host is given more time', async () => {
  const slow = { ...nothing, canDownload: (ms: number) => Promise.resolve(ms > 10_000) }
  expect(await jarVariables('', slow)).toEqual({})
})

test('without any source, one sentence names the host and both ways out', async () => {
  await expect(jarVariables('', nothing)).rejects.toThrow(
    /are missing and \S+ cannot be reached: connect .* or install the Google Cloud SDK/,
  )
})
