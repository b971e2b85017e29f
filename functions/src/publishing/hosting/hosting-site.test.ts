import { describe, expect, it, onTestFinished } from 'vitest'
import { buildMarker } from '../../shared.ts'
import {
  startHostingServer,
  type Fault,
  type HeardCall,
} from '../../../../tests/support/servers/hosting-api.ts'
import { firebaseHosting } from './hosting-site.ts'
import { OtherBuild, type Publication } from './site-host.ts'

const pages = (words: string) => ({
  '/index.html': `home, ${words}`,
  '/ueber-uns.html': `about us, ${words}`,
})
const scripts = (build: string) => ({
  '/assets/app.js': `code of ${build}`,
  [buildMarker(build)]: '',
  // Named nearly like a page.
  '/index-html': 'no page',
  '/old/index.html': 'another page',
  '/index.html.txt': 'no page either',
})
const OLD = { ...pages('old'), ...scripts('b1') }
const NEW = { ...pages('new'), '/kurse.html': 'courses, new', '/termine.ics': 'lessons, new' }
const AFTERWARDS = { ...scripts('b1'), ...NEW }

const publication = (changes: Partial<Publication> = {}): Publication => ({
  files: Object.entries(NEW).map(([path, content]) => ({ path, content })),
  build: 'b1',
  note: 'Mara published',
  beforeRelease: () => Promise.resolve(),
  ...changes,
})

/** A deployed site, and what its visitors saw at any time. */
async function deployedSite({ callMs = 10_000 } = {}) {
  const server = await startHostingServer('school')
  onTestFinished(server.stop)
  const { store, heard } = server
  const first = store.deploy(OLD)
  const slept: number[] = []
  const host = firebaseHosting({
    site: 'school',
    access: {
      accessToken: () => Promise.resolve(server.token),
      base: server.base,
      sleep: (ms) => Promise.resolve(slept.push(ms)),
      callMs,
    },
  })
  const seen: string[] = []
  function look() {
    const served = store.served()
    const shows = (files: Readonly<Record<string, string>>) =>
      Object.entries(files).every(([path, content]) => served.get(path) === content)
    const hasCode = served.get('/assets/app.js')?.startsWith('code of')
    const state = !hasCode ? 'broken' : shows(NEW) ? 'new' : shows(pages('old')) ? 'old' : 'mixed'
    if (seen.at(-1) !== state) seen.push(state)
  }
  function meddle(fault: (call: HeardCall) => Fault | undefined) {
    server.meddle = (call) => {
      look()
      return fault(call)
    }
  }
  meddle(() => undefined)
  return {
    ...{ store, heard, host, slept, first, meddle },
    served: () => Object.fromEntries(store.served()),
    /** One after the other. */
    seen() {
      look()
      return seen
    },
    writes: () => heard.filter(({ what }) => !what.startsWith('GET')),
  }
}

const calls = (heard: readonly HeardCall[], what: string) =>
  heard.filter((call) => call.what.includes(what)).length

describe('publishing', () => {
  it('exchanges its files and keeps everything else', async () => {
    const { host, store, served, seen } = await deployedSite()
    const before = await host.live()
    const published = await host.publish(publication())
    expect(served()).toEqual(AFTERWARDS)
    expect(seen()).toEqual(['old', 'new'])
    expect(published).not.toBe(before)
    expect(await host.live()).toBe(published)
    expect(store.messages()).toEqual(['deployed', 'Mara published'])
  })

  it('uploads what the host does not have', async () => {
    const { host, heard } = await deployedSite()
    await host.publish(publication())
    expect(calls(heard, 'POST /upload/')).toBe(4)
    const files = [...publication().files, { path: '/preise.html', content: 'prices' }]
    await host.publish(publication({ files }))
    expect(calls(heard, 'POST /upload/')).toBe(5)
  })

  it('tells the host of at most 1,000 files at once', async () => {
    const { host, heard, served } = await deployedSite()
    const files = Array.from({ length: 1_001 }, (_, n) => ({ path: `/${n}.html`, content: 'x' }))
    await host.publish(publication({ files }))
    expect(calls(heard, ':populateFiles')).toBe(2)
    expect(served()['/1000.html']).toBe('x')
  })

  it('shortens a note that is too long for the host', async () => {
    const { host, store } = await deployedSite()
    await host.publish(publication({ note: 'x'.repeat(600) }))
    expect(store.messages().at(-1)).toBe('x'.repeat(512))
  })

  it('changes nothing that visitors see when told so at the last moment', async () => {
    const { host, store, seen, served } = await deployedSite()
    const beforeRelease = () => {
      expect(store.statuses()).toEqual(['FINALIZED', 'FINALIZED'])
      return Promise.reject(new Error('No longer the latest.'))
    }
    const publishing = host.publish(publication({ beforeRelease }))
    await expect(publishing).rejects.toThrow('No longer the latest.')
    expect(served()).toEqual(OLD)
    expect(seen()).toEqual(['old'])
    expect(store.messages()).toEqual(['deployed'])
    expect(store.statuses()).toEqual(['FINALIZED', 'DELETED'])
  })

  it('leaves headers and rewrites as they were deployed', async () => {
    const { host, store } = await deployedSite()
    const before = store.config()
    await host.publish(publication())
    expect(store.config()).toEqual(before)
    expect(JSON.stringify(before)).toContain('Content-Security-Policy')
  })

  it('releases nothing when the host copies a site without its headers and rewrites', async () => {
    const { host, store, served, seen } = await deployedSite()
    store.quirks.clonesWithoutConfig = true
    await expect(host.publish(publication())).rejects.toThrow(/without its headers and rewrites/)
    expect(served()).toEqual(OLD)
    expect(seen()).toEqual(['old'])
    expect(store.statuses()).toEqual(['FINALIZED', 'DELETED'])
    store.deploy(OLD, { config: {} })
    await host.publish(publication())
    expect(served()).toEqual(AFTERWARDS)
  })

  it('replaces its pages, also where the host compares paths without a slash', async () => {
    const { host, store, served } = await deployedSite()
    store.quirks.pathsWithoutSlash = true
    await host.publish(publication())
    expect(served()).toEqual(AFTERWARDS)
  })

  it('says so when the host cannot copy the site', async () => {
    const { host, store, served } = await deployedSite()
    store.failClones('quota')
    await expect(host.publish(publication())).rejects.toThrow(/could not copy the site: quota/)
    expect(served()).toEqual(OLD)
  })
})

describe('deployments', () => {
  it('of another build are left as they are', async () => {
    const { host, store, served, writes } = await deployedSite()
    const deployed = { ...pages('deployed'), ...scripts('b2') }
    store.deploy(deployed)
    await expect(host.publish(publication())).rejects.toThrow(OtherBuild)
    expect(writes()).toEqual([])
    expect(served()).toEqual(deployed)
  })

  it('that do not name their build are of another', async () => {
    const { host, store, writes } = await deployedSite()
    store.deploy(pages('deployed'))
    await expect(host.publish(publication())).rejects.toThrow(OtherBuild)
    await expect(host.publish(publication({ build: '' }))).rejects.toThrow(OtherBuild)
    expect(writes()).toEqual([])
  })

  it('are needed once', async () => {
    const server = await startHostingServer('school')
    onTestFinished(server.stop)
    const accessToken = () => Promise.resolve(server.token)
    const access = { accessToken, base: server.base }
    const host = firebaseHosting({ site: 'school', access })
    expect(await host.live()).toBeUndefined()
    await expect(host.publish(publication())).rejects.toThrow(OtherBuild)
  })

  const deployed = { ...pages('deployed'), ...scripts('b1'), '/preise.html': 'prices' }

  it.each(['PATCH', 'POST sites/school/releases'])(
    'that come in between, here at a failing %s, are not undone',
    async (moment) => {
      const { host, store, meddle, served } = await deployedSite()
      let isDeployed = false
      meddle(({ what }) => {
        if (isDeployed || !what.startsWith(moment)) return undefined
        isDeployed = true
        store.deploy(deployed)
        return 503
      })
      await host.publish(publication())
      expect(served()).toEqual({ ...deployed, ...NEW })
      expect(store.messages()).toEqual(['deployed', 'deployed', 'Mara published'])
    },
  )

  it('of another build that come in between stay', async () => {
    const { host, store, meddle, served } = await deployedSite()
    const other = { ...pages('deployed'), ...scripts('b2') }
    meddle(({ what }) => {
      if (what.startsWith('PATCH')) store.deploy(other)
      return undefined
    })
    await expect(host.publish(publication())).rejects.toThrow(OtherBuild)
    expect(served()).toEqual(other)
    expect(store.statuses()).toEqual(['FINALIZED', 'DELETED', 'FINALIZED'])
  })

  it('that never stop win', async () => {
    const { host, store, meddle, heard, served } = await deployedSite()
    meddle(({ what }) => {
      if (what.startsWith('PATCH')) store.deploy(deployed)
      return undefined
    })
    await expect(host.publish(publication())).rejects.toThrow(/deployed anew during every attempt/)
    expect(served()).toEqual(deployed)
    expect(calls(heard, ':clone')).toBe(3)
    expect(store.statuses().filter((status) => status === 'DELETED')).toHaveLength(3)
  })
})

describe('a host in trouble', () => {
  const faults: readonly Fault[] = [503, 429, 'drop', 'lose', 'break off', 'hang']
  it.each(faults)(
    'does not keep a publication from visitors: the first try of each call, %s',
    async (fault) => {
      const patience = fault === 'hang' ? { callMs: 1_500 } : {}
      const { host, meddle, served, seen, store } = await deployedSite(patience)
      // Not each so many calls: files are uploaded side by side, and one could be met at every try.
      const tried = new Set<string>()
      meddle(({ what }) => {
        if (tried.has(what)) return undefined
        tried.add(what)
        return fault
      })
      await host.publish(publication())
      expect(served()).toEqual(AFTERWARDS)
      expect(seen()).toEqual(['old', 'new'])
      expect(store.messages()).toEqual(['deployed', 'Mara published'])
      // A copy of which nobody heard is dropped by the host, later.
      const unknown = ['lose', 'break off'].includes(String(fault)) ? ['CLONING'] : []
      expect(store.statuses()).toEqual(['FINALIZED', ...unknown, 'FINALIZED'])
    },
  )

  it.each(['drop', 'lose'] as const)(
    'may fail for good, from whatever call on: %s',
    async (fault) => {
      for (const { index, what } of await callsOfPublishing()) {
        const { host, meddle, served, seen } = await deployedSite()
        meddle((call) => (call.index >= index ? fault : undefined))
        await expect(host.publish(publication()), what).rejects.toThrow(/could not be asked/)
        const [last] = seen().slice(-1)
        expect(['old', 'new'], what).toContain(last)
        meddle(() => undefined)
        await host.publish(publication())
        expect(served(), what).toEqual(AFTERWARDS)
        expect(seen(), what).toEqual(['old', 'new'])
      }
    },
  )

  it('is asked again later each time, and given up', async () => {
    const { host, meddle, heard, slept } = await deployedSite()
    meddle(() => 503)
    await expect(host.live()).rejects.toThrow('Firebase Hosting refused (503): fault 503')
    expect(heard).toHaveLength(4)
    expect(slept).toEqual([1_000, 2_000, 4_000])
  })

  it('is not asked again for what it will not do', async () => {
    const { host, meddle, heard } = await deployedSite()
    meddle(() => 400)
    await expect(host.live()).rejects.toThrow('Firebase Hosting refused (400): fault 400')
    expect(heard).toHaveLength(1)
  })

  it('says which role is missing', async () => {
    const { host, meddle, heard, served } = await deployedSite()
    meddle(({ what }) => (what.startsWith('GET') ? undefined : 403))
    await expect(host.publish(publication())).rejects.toThrow(
      'needs the role Firebase Hosting Admin (roles/firebasehosting.admin)',
    )
    expect(calls(heard, ':clone')).toBe(1)
    expect(served()).toEqual(OLD)
  })

  it('says that the site is switched off', async () => {
    const { host, store, writes } = await deployedSite()
    store.switchOff()
    await expect(host.live()).rejects.toThrow('The site is switched off')
    await expect(host.publish(publication())).rejects.toThrow('The site is switched off')
    expect(writes()).toEqual([])
  })
})

describe('going back', () => {
  it('serves an earlier release as it was', async () => {
    const { host, served } = await deployedSite()
    const earlier = await host.publish(publication())
    await host.publish(publication({ files: [{ path: '/index.html', content: 'newer' }] }))
    expect(served()['/index.html']).toBe('newer')
    await host.release(earlier)
    expect(served()).toEqual(AFTERWARDS)
    expect(await host.live()).toBe(earlier)
  })

  it('to what is served is done already', async () => {
    const { host, writes } = await deployedSite()
    const earlier = await host.publish(publication())
    const before = writes().length
    await host.release(earlier)
    expect(writes()).toHaveLength(before)
  })

  it('does not undo a deployment', async () => {
    const { host, store, served, writes } = await deployedSite()
    const earlier = await host.publish(publication())
    const before = writes().length
    const deployed = { ...pages('deployed'), ...scripts('b2') }
    store.deploy(deployed)
    await expect(host.release(earlier)).rejects.toThrow(OtherBuild)
    expect(served()).toEqual(deployed)
    expect(writes()).toHaveLength(before)
  })

  it('survives a lost answer, and keeps the version that it asked for', async () => {
    const { host, meddle, served, store, first } = await deployedSite()
    await host.publish(publication())
    meddle(({ what }) => (what.startsWith('POST') ? 'lose' : undefined))
    await host.release(first)
    expect(served()).toEqual(OLD)
    expect(store.statuses()).toEqual(['FINALIZED', 'FINALIZED'])
  })

  it('is not possible to what the host has dropped, or never had', async () => {
    const { host, store, first, served, heard, writes } = await deployedSite()
    await host.publish(publication())
    const before = writes().length
    const gone = /does not keep this earlier release/
    store.expire(first)
    await expect(host.release(first)).rejects.toThrow(gone)
    store.remove(first)
    await expect(host.release(first)).rejects.toThrow(gone)
    const asked = heard.length
    await expect(host.release('sites/other/versions/v1')).rejects.toThrow(gone)
    expect(heard).toHaveLength(asked)
    expect(served()).toEqual(AFTERWARDS)
    expect(writes()).toHaveLength(before)
  })
})

/** Of a publication without any trouble. */
async function callsOfPublishing(): Promise<readonly HeardCall[]> {
  const { host, heard } = await deployedSite()
  await host.publish(publication())
  expect(heard.length).toBeGreaterThan(10)
  return heard
}
