import { expect, test } from 'vitest'
import { chooseJar, type JarSources } from './jars.ts'

const nothing: JarSources = {
  override: () => undefined,
  cached: () => undefined,
  canDownload: () => Promise.resolve(false),
  fromSdk: () => Promise.resolve(undefined),
}
const everything: JarSources = {
  override: () => '/override.jar',
  cached: () => '/cached.jar',
  canDownload: () => Promise.resolve(true),
  fromSdk: () => Promise.resolve('/sdk.jar'),
}

const cases = [
  {
    desc: 'an override wins over everything',
    missing: {},
    want: { from: 'override', path: '/override.jar' },
  },
  {
    desc: 'then comes the cache of firebase-tools',
    missing: { override: nothing.override },
    want: { from: 'cache', path: '/cached.jar' },
  },
  {
    desc: 'then the download',
    missing: { override: nothing.override, cached: nothing.cached },
    want: { from: 'download' },
  },
  {
    desc: 'then the Google Cloud SDK',
    missing: { ...nothing, fromSdk: everything.fromSdk },
    want: { from: 'sdk', path: '/sdk.jar' },
  },
]

for (const { desc, missing, want } of cases) {
  test(desc, async () => {
    expect(await chooseJar('storage', { ...everything, ...missing })).toEqual(want)
  })
}

test('the network and the SDK are not asked when a jar is there', async () => {
  const untouched = () => Promise.reject(new Error('asked in vain'))
  const sources = { ...everything, canDownload: untouched, fromSdk: untouched }
  expect((await chooseJar('firestore', sources)).from).toBe('override')
})

test('each jar is looked for on its own', async () => {
  const sources: JarSources = {
    ...nothing,
    cached: (name) => (name === 'firestore' ? '/cached.jar' : undefined),
    fromSdk: () => Promise.resolve('/sdk.jar'),
  }
  expect((await chooseJar('firestore', sources)).from).toBe('cache')
  expect((await chooseJar('storage', sources)).from).toBe('sdk')
})

test('where nothing else is left, a slow download host is given more time', async () => {
  const slow = { ...nothing, canDownload: (_: string, ms: number) => Promise.resolve(ms > 10_000) }
  expect((await chooseJar('storage', slow)).from).toBe('download')
  const withSdk = { ...slow, fromSdk: everything.fromSdk }
  expect((await chooseJar('storage', withSdk)).from).toBe('sdk')
})

test('without any source, one sentence names the jar, the host and both ways out', async () => {
  await expect(chooseJar('storage', nothing)).rejects.toThrow(
    /^The Storage emulator's Java program is missing and \S+ cannot be reached: connect .* or install the Google Cloud SDK/,
  )
})
