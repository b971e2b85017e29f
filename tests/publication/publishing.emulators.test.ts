import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  builtSite,
  contentOf,
  db,
  emptyStore,
  fillStore,
  plainRenderer,
  state,
  wanted,
  worker,
  write,
} from './publishing-site.ts'
import { sitePages } from '#entries/site/site-pages.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { readPublication } from '#model/records/publication.ts'
import { LEASE_MS } from '../../functions/src/publishing/lease.ts'
import { lookForChanges } from '../../functions/src/publishing/look-for-changes.ts'
import {
  endAbandonedRelease,
  handlePublicationCommand,
} from '../../functions/src/publishing/manage-publication.ts'
import { publicationDocument } from '../../functions/src/publishing/publication-state.ts'
import { publishDue } from '../../functions/src/publishing/publish-due.ts'
import type { SiteHost } from '../../functions/src/publishing/hosting/site-host.ts'

let site: Awaited<ReturnType<typeof builtSite>>
beforeEach(async () => {
  await fillStore()
  site = await builtSite()
})
afterEach(() => site.remove())

const plainWorker = (host: SiteHost, now?: () => Date) => worker(host, now, plainRenderer)

const published = async (host = site.host, newWorker = plainWorker) => {
  const { publishing, failures } = newWorker(host)
  await publishDue(publishing)
  return failures
}
const page = (path = 'index.html') => site.read(path)

/** The host, with something else in place of a call. */
const hostWith = (change: Partial<SiteHost>): SiteHost => ({ ...site.host, ...change })

describe('a publication', () => {
  it('puts what staff wrote into every place, what they removed out of them, and the same into all pages', async () => {
    await published(site.host, worker)
    const before = await page()
    for (const text of ['599€', 'Lena']) expect(before).toContain(text)
    const { docs } = await db.collection('testimonials').get()
    const [deleted] = docs
    const [faq] = (await db.collection('faqs').where('is_active', '==', true).get()).docs
    const quote = String(deleted?.get('quote'))
    const question = String(faq?.get('question'))
    expect(before).toContain(quote)
    expect(before.split(question).length).toBeGreaterThan(2)
    expect(before).toContain('"price":599')

    await write('courses/klasse-b', { price: '649€' })
    await deleted?.ref.delete()
    await write(String(faq?.ref.path), { is_active: false })
    expect(await published(site.host, worker)).toEqual([])

    const after = await page()
    for (const text of [after.replace(contentOf(after), ''), contentOf(after)]) {
      expect(text).toContain('649€')
      expect(text).not.toContain('599€')
      expect(text).not.toContain(quote)
      expect(text).not.toContain(question)
    }
    expect(after).toContain('"price":649')
    expect(after).not.toContain('"price":599')
    expect(await state()).toMatchObject({ error: '', lease: null })
    expect((await state()).live).toBe((await state()).wanted)

    const isOfContent = (file: string) => file.endsWith('.html') && file !== 'offline.html'
    const pages = (await site.files()).filter(isOfContent)
    // With the page for addresses that there are not, twice.
    expect(pages).toHaveLength(sitePages.length + 2)
    for (const file of pages) expect(contentOf(await page(file)), file).toBe(contentOf(after))
  })

  it('is one for writes close together', async () => {
    const publish = vi.fn(site.host.publish)
    const running = published(hostWith({ publish }))
    for (let price = 600; price < 610; price += 1) {
      await write('courses/klasse-b', { price: `${price}€` })
    }
    await running
    await published(hostWith({ publish }))
    expect(publish.mock.calls.length).toBeLessThan(4)
    expect(await page()).toContain('609€')
  })

  it('is none where visitors get the same already', async () => {
    await published()
    const publish = vi.fn(site.host.publish)
    await wanted()
    await published(hostWith({ publish }))
    expect(publish).not.toHaveBeenCalled()
    expect((await state()).live).toBe((await state()).wanted)
  })

  it('comes once a day by itself, at midnight in Germany, with what begins then', async () => {
    const sheet = { ...priceSheets.initial, licence_class: 'ASF', is_shown: true }
    await write('price_sheets/old', { ...sheet, valid_from: '2026-01-01', flat_fee: 29_900 })
    await write('price_sheets/new', { ...sheet, valid_from: '2026-12-01', flat_fee: 34_900 })
    const publish = vi.fn(site.host.publish)
    const look = async (at: string) => {
      const { publishing, failures } = worker(hostWith({ publish }), () => new Date(at))
      await lookForChanges(db, new Date(at))
      await publishDue(publishing)
      expect(failures).toEqual([])
      return page('preise.html')
    }
    expect(await look('2026-11-30T21:00:00Z')).toContain('299,00')
    expect(await look('2026-11-30T22:55:00Z')).not.toContain('349,00')
    expect(publish).toHaveBeenCalledTimes(1)
    const december = await look('2026-11-30T23:00:00Z')
    expect(december).toContain('349,00')
    expect(december).not.toContain('299,00')
    await look('2026-12-01T22:55:00Z')
    expect(publish).toHaveBeenCalledTimes(2)
    await look('2026-12-01T23:00:00Z')
    expect(publish).toHaveBeenCalledTimes(3)
  })

  it('also takes what was written while it was under way', async () => {
    let first = true
    const publish: SiteHost['publish'] = async (publication) => {
      if (first) await write('courses/klasse-b', { price: '777€' })
      first = false
      return site.host.publish(publication)
    }
    await published(hostWith({ publish }))
    expect(await page()).toContain('777€')
  })
})

describe('workers', () => {
  it('never publish at the same time', async () => {
    let [now, most] = [0, 0]
    const publish: SiteHost['publish'] = async (publication) => {
      most = Math.max(most, (now += 1))
      const release = await site.host.publish(publication)
      now -= 1
      return release
    }
    await Promise.all(Array.from({ length: 5 }, () => published(hostWith({ publish }))))
    expect(most).toBe(1)
  })

  it('take over from one that died, once its lease is over', async () => {
    const dead = plainWorker(hostWith({ publish: () => new Promise(() => {}) }))
    const { publishing, failures } = plainWorker(site.host)
    void publishDue(dead.publishing)
    await expect.poll(async () => (await state()).lease).toBeTruthy()
    await publishDue(publishing)
    await expect(page()).rejects.toThrow()
    // As the clock of a machine on which nobody extends it.
    await publicationDocument(db).update({ lease: 'of a dead worker' })
    const later = () => new Date(Date.now() + LEASE_MS + 1_000)
    await publishDue({ ...publishing, now: later })
    expect(await page()).toContain('599€')
    expect(failures).toEqual([])
  })

  it('release nothing once another one has taken over', async () => {
    const publish: SiteHost['publish'] = async (publication) => {
      await publicationDocument(db).update({ lease: 'of another worker' })
      return site.host.publish(publication)
    }
    await published(hostWith({ publish }))
    await expect(page()).rejects.toThrow()
    expect((await state()).lease).toBe('of another worker')
  })
})

describe('a publication that fails', () => {
  const failing = (times: number): SiteHost => {
    let left = times
    return hostWith({
      publish: (publication) => {
        left -= 1
        if (left >= 0) return Promise.reject(new Error('The host is not there.'))
        return site.host.publish(publication)
      },
    })
  }

  it('is tried again at once', async () => {
    expect(await published(failing(2))).toHaveLength(2)
    expect(await page()).toContain('599€')
    expect(await state()).toMatchObject({ error: '' })
  })

  it('is said, and made good by the next', async () => {
    await published()
    await write('courses/klasse-b', { price: '649€' })
    await published(failing(99))
    expect(await page()).toContain('599€')
    expect(await state()).toMatchObject({ error: 'The host is not there.', lease: null })
    const saidMeanwhile: unknown[] = []
    const host = hostWith({
      publish: async (publication) => {
        saidMeanwhile.push((await state()).error)
        return site.host.publish(publication)
      },
    })
    await published(host)
    expect(saidMeanwhile).toEqual([''])
    expect(await page()).toContain('649€')
    expect(await state()).toMatchObject({ error: '' })
  })

  it('for another build says so, once, and writes nothing', async () => {
    await site.rebuild('0123456789ab')
    expect(await published()).toEqual(['The site was built anew.'])
    expect(await site.files()).toEqual(['assets'])
    expect(await state()).toMatchObject({ error: 'The site was built anew.', lease: null })
  })
})

describe('an earlier release', () => {
  const manage = (data: unknown) =>
    handlePublicationCommand(data, plainWorker(site.host).publishing)
  const twoReleases = async () => {
    await published()
    const { release = '' } = await state()
    await write('courses/klasse-b', { price: '649€' })
    await published()
    return release
  }

  it('is served again as it was, and stays until staff publish', async () => {
    await manage({ action: 'release', release: await twoReleases() })
    expect(await page()).toContain('599€')
    await write('courses/klasse-b', { price: '700€' })
    await published()
    await lookForChanges(db, new Date(Date.now() + 24 * 3_600_000))
    await published()
    expect(await page()).toContain('599€')
    await manage({ action: 'publish' })
    await published()
    expect(await page()).toContain('700€')
  })

  it('that is shown while somebody looks for changes stays', async () => {
    const release = await twoReleases()
    await db.doc('courses/klasse-b').update({ price: '700€' })
    const runTransaction = db.runTransaction.bind(db)
    vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (...work) => {
      const read = await runTransaction(...work)
      await manage({ action: 'release', release })
      return read
    })
    await lookForChanges(db, new Date())
    await published()
    expect(await page()).toContain('599€')
    expect(await state()).toMatchObject({ held: true })
  })

  it('is said to be served once it is', async () => {
    const release = await twoReleases()
    const heldMeanwhile: boolean[] = []
    const host = hostWith({
      release: async (id) => {
        heldMeanwhile.push(readPublication({ ...(await state()) }).held)
        return site.host.release(id)
      },
    })
    await handlePublicationCommand({ action: 'release', release }, plainWorker(host).publishing)
    expect(heldMeanwhile).toEqual([false])
    expect(readPublication({ ...(await state()) })).toMatchObject({ held: true, releasing: false })
  })

  it.each([
    ['is served', false],
    ['fails on a held site', true],
  ])('%s and does not outlast a "Publish now" that came meanwhile', async (_, fails) => {
    const release = await twoReleases()
    if (fails) await manage({ action: 'release', release })
    const { wanted: before = 0 } = await state()
    const host = hostWith({
      release: async (id) => {
        await manage({ action: 'publish' })
        // Finds the lease taken.
        await published()
        if (fails) throw new Error('The host is not there.')
        return site.host.release(id)
      },
    })
    const { publishing } = plainWorker(host)
    const asked = handlePublicationCommand({ action: 'release', release }, publishing)
    await (fails ? expect(asked).rejects.toThrow('not there') : asked)
    // Its worker is called again.
    expect((await state()).wanted).toBe(before + 2)
    await published()
    expect(await page()).toContain('649€')
    expect((await state()).live).toBe(before + 2)
  })

  it('is said to be served, or to have failed, when there is no worker any more', async () => {
    const release = await twoReleases()
    const states: unknown[] = []
    const stop = publicationDocument(db).onSnapshot((snapshot) => states.push(snapshot.data()))
    await handlePublicationCommand(
      { action: 'release', release },
      plainWorker(site.host).publishing,
    )
    await expect.poll(() => states.at(-1)).toMatchObject({ held: true, releasing: false })
    await manage({ action: 'publish' })
    await site.rebuild('0123456789ab')
    expect(await published()).toHaveLength(1)
    await expect.poll(() => states.at(-1)).toMatchObject({ error: 'The site was built anew.' })
    stop()
    const served = states.filter((each) => {
      const { held, releasing, error } = readPublication(each as Record<string, unknown>)
      return (held && !releasing) || error
    })
    expect(served.length).toBeGreaterThan(1)
    for (const each of served) expect(each).toMatchObject({ lease: null })
  })

  it('is refused while another worker does not let go, and all stays as it is', async () => {
    const release = await twoReleases()
    await publicationDocument(db).update({ lease: 'of another worker' })
    let passed = 0
    const { publishing } = plainWorker(site.host, () => new Date(Date.now() + (passed += 5_000)))
    const asked = handlePublicationCommand({ action: 'release', release }, publishing)
    await expect(asked).rejects.toThrow('is under way')
    expect(readPublication({ ...(await state()) })).toMatchObject({ held: false, releasing: false })
    expect(await page()).toContain('649€')
  })

  it('that is not kept, or of another build, is refused, and all stays as it is', async () => {
    const release = await twoReleases()
    await expect(manage({ action: 'release', release: 'x' })).rejects.toThrow('not kept any more')
    await site.rebuild('0123456789ab')
    await expect(manage({ action: 'release', release })).rejects.toThrow('built anew')
    expect(await state()).toMatchObject({ held: false, lease: null })
  })

  describe('whose function has died', () => {
    /** It ends while it waits for another worker. */
    async function ask(release: string) {
      await publicationDocument(db).update({ lease: 'of another worker' })
      const { publishing } = plainWorker(site.host)
      const ends = { ...publishing, sleep: () => Promise.reject(new Error('The time is up.')) }
      const asked = handlePublicationCommand({ action: 'release', release }, ends)
      await expect(asked).rejects.toThrow('The time is up.')
      await publicationDocument(db).update({ lease: null })
    }

    /** What the schedule does, so much later. */
    async function overdue(at = Date.now() + 60_000) {
      const { publishing, failures } = plainWorker(site.host, () => new Date(at))
      await endAbandonedRelease(publishing)
      await publishDue(publishing)
      return failures
    }

    it('is given up, which is logged once, and saves are published', async () => {
      const release = await twoReleases()
      // Staff try again when nothing happens.
      await ask(release)
      await ask(release)
      const asked = Date.now()
      await write('courses/klasse-b', { price: '700€' })
      // It may only be slow.
      expect(await overdue(asked)).toEqual([])
      expect(await page()).toContain('649€')
      expect(await overdue()).toEqual([expect.stringContaining('an earlier version has died')])
      expect(await page()).toContain('700€')
      expect(await state()).toMatchObject({ held: false, releasing: false })
      expect(await overdue()).toEqual([])
    })

    it('is taken back where visitors got it, as nobody was told so', async () => {
      const release = await twoReleases()
      await ask(release)
      await site.host.release(release)
      expect(await page()).toContain('599€')
      await overdue()
      expect(await page()).toContain('649€')
    })

    it('leaves a site held that was held before', async () => {
      const release = await twoReleases()
      await manage({ action: 'release', release })
      await ask(release)
      await write('courses/klasse-b', { price: '700€' })
      expect(await overdue()).toHaveLength(1)
      expect(await state()).toMatchObject({ held: true, releasing: false })
      expect(await page()).toContain('599€')
    })
  })

  it('is not asked for in other ways', async () => {
    for (const data of [
      null,
      {},
      { action: 'delete' },
      { action: 'release' },
      { action: 'publish', release: 'x' },
    ]) {
      await expect(manage(data)).rejects.toMatchObject({ code: 'invalid-argument' })
    }
  })
})

describe('the store', () => {
  it('may be empty', async () => {
    await published()
    await emptyStore()
    await wanted()
    expect(await published(site.host, worker)).toEqual([])
    expect(await page()).not.toContain('Lena')
    expect(await page('impressum.html')).toContain('Impressum')
  })

  it('may hold 200 courses with long texts, and broken records, which are left out', async () => {
    await write('courses/broken', { title: 'Ohne Preis', created_at: new Date() })
    await write('faqs/broken', { question: 7, is_active: true })
    const sample = (await db.doc('courses/klasse-b').get()).data()
    const batch = db.batch()
    for (let index = 0; index < 200; index += 1) {
      const description = 'Ein langer Text. '.repeat(100)
      batch.set(db.doc(`courses/many-${index}`), { ...sample, title: `Kurs ${index}`, description })
    }
    await batch.commit()
    expect(await published(site.host, worker)).toEqual([])
    expect(await page()).not.toContain('Ohne Preis')
    for (const index of [0, 199]) expect(await page()).toContain(`Kurs ${index}<`)
  })

  it('that was changed without asking is noticed at the next look', async () => {
    await published()
    await db.doc('courses/klasse-b').update({ price: '649€' })
    await lookForChanges(db, new Date())
    await published()
    expect(await page()).toContain('649€')
  })
})
