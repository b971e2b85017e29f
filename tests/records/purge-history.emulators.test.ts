import { beforeEach, describe, expect, it } from 'vitest'
import { values } from '#content/values/definition.ts'
import { BIN, binId, VERSIONS } from '#model/records/history.ts'
import { ownProject } from '#tests/support/fixtures/own-project.ts'
import { sampleOf } from '#tests/support/samples/samples.ts'
import { storedImages } from '#tests/support/rules/stored-images.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { adminAccounts } from '#model/records/admin-account.ts'
import { forgetSessions } from '../../functions/src/accounts/end-sessions.ts'
import { emptyBin, purgeHistory } from '../../functions/src/housekeeping/purge-history.ts'
import { removeUnusedImages } from '../../functions/src/housekeeping/unused-images.ts'

const project = ownProject('purge')
const db = emulatorBackend(project).firestore
const { bucket, storeImage, objectsOf } = storedImages(project)
const NAME = values.collection
const record = (id: string) => db.collection(NAME).doc(id)
const row = (id: string) => db.collection(BIN).doc(binId(NAME, id))
const versions = async (id: string) => (await record(id).collection(VERSIONS).get()).size
const now = new Date('2026-03-31T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)

const deleted = async (id: string, at: Date, data: object = sampleOf(values)) => {
  await row(id).set({ collection: NAME, id, record: data, author: 'anna@example.com', at })
}

beforeEach(async () => {
  await db.recursiveDelete(db.collection(NAME))
  await db.recursiveDelete(db.collection(BIN))
  for (const id of ['one', 'other']) {
    for (const rev of ['1', '2', '2-aside']) {
      await record(id)
        .collection(VERSIONS)
        .doc(rev)
        .set({ record: sampleOf(values), at: now })
    }
  }
})

describe('the bin', () => {
  it('keeps what was deleted for 30 days, and no longer', async () => {
    await deleted('one', daysAgo(29))
    await deleted('other', daysAgo(30))
    expect(await emptyBin(db, now)).toBe(1)
    expect((await row('one').get()).exists).toBe(true)
    expect((await row('other').get()).exists).toBe(false)
  })
})

describe('the history', () => {
  it('goes with its record, and no other does', async () => {
    await purgeHistory(db, NAME, 'one')
    expect(await versions('one')).toBe(0)
    expect(await versions('other')).toBe(3)
  })

  it('stays where the record was put back, or is in the bin again', async () => {
    await record('one').set(sampleOf(values))
    await deleted('other', now)
    for (const id of ['one', 'other']) {
      await purgeHistory(db, NAME, id)
      expect(await versions(id)).toBe(3)
    }
  })
})

describe('a picture', () => {
  const sweepOnDay = (day: number) =>
    removeUnusedImages({ db, bucket }, new Date(Date.now() + day * 24 * 3_600_000))

  it('stays as long as the bin or a version mentions it', async () => {
    const [binned, past, unused] = [await storeImage(), await storeImage(), await storeImage()]
    await deleted('one', now, { image_url: binned })
    await record('other')
      .collection(VERSIONS)
      .doc('1')
      .set({ record: { image_url: past } })
    await sweepOnDay(0)
    await sweepOnDay(31)
    for (const address of [binned, past]) expect((await objectsOf(address)).length).toBe(3)
    expect(await objectsOf(unused)).toEqual([])
  })
})

describe('the sessions of an account', () => {
  it('are forgotten when they are over, but for new ones that were ended', async () => {
    const inSeconds = (at: Date) => String(Math.floor(at.getTime() / 1000))
    const seen = (days: number) => ({ device: '', seen: daysAgo(days) })
    const kept = {
      [inSeconds(daysAgo(20))]: seen(6),
      [String(Number(inSeconds(now)) - 3_000)]: null,
    }
    const over = {
      [inSeconds(daysAgo(30))]: seen(0),
      [inSeconds(daysAgo(21))]: seen(7),
      [String(Number(inSeconds(now)) - 3_700)]: null,
    }
    const account = db.collection(adminAccounts.collection).doc('anna')
    await account.set({ sessions_from: daysAgo(60), sessions: { ...kept, ...over } })
    await db.collection(adminAccounts.collection).doc('berta').set({ sessions_from: now })
    await forgetSessions(db, now)
    const { sessions } = (await account.get()).data() ?? {}
    expect(Object.keys(sessions as object).sort()).toEqual(Object.keys(kept).sort())
  })
})
