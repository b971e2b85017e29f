import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { getDoc, serverTimestamp, setDoc, updateDoc, type WriteBatch } from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_EMAIL, outsiders } from '#tests/support/rules/rules.ts'
import {
  storedValue,
  changedValue,
  sampleValue,
  yesterdaysStamps,
  versionedValue,
  withoutRev,
  yesterday,
} from './versioned-value.ts'
import { setVersioned, versionDocument, versionOf } from '#tests/support/rules/versioned.ts'

const { absent, owned, owner, record, together, version } = versionedValue('changes')

const edited = (changes: object = {}) => ({
  ...versionDocument(changedValue, { kind: 'edited' }),
  ...changes,
})

describe('a change', () => {
  it('comes with its version', async () => {
    await assertSucceeds(together((batch) => setVersioned(batch, record(), changedValue)))
    expect((await getDoc(version(3))).data()).toMatchObject({
      ...{ kind: 'edited', author: ADMIN_EMAIL },
      record: (await getDoc(record())).data(),
    })
  })

  it('may be called restored', async () => {
    await assertSucceeds(
      together((batch) => setVersioned(batch, record(), changedValue, { kind: 'restored' })),
    )
  })

  it('is nothing without it', async () => {
    await assertFails(setDoc(record(), changedValue))
    await assertFails(updateDoc(record(), { title: 'Neu', updated_at: serverTimestamp() }))
  })

  it.each([1, 2, 4, 3.5, '3', null])('does not take %j for its number', async (rev) => {
    const numbered = { ...changedValue, rev }
    await assertFails(
      together((batch) =>
        batch
          .set(record(), numbered)
          .set(version(String(rev)), versionDocument(numbered, { kind: 'edited' })),
      ),
    )
  })

  it.each([
    { what: 'of another record', changes: { record: { ...changedValue, title: 'Anders' } } },
    { what: 'of what was there before', changes: { record: storedValue } },
    { what: 'by somebody else', changes: { author: 'berta@example.com' } },
    { what: 'by nobody', changes: { author: null } },
    { what: 'of another time', changes: { at: yesterday } },
    { what: 'of a creation', changes: { kind: 'created' } },
    { what: 'of a deletion', changes: { kind: 'deleted' } },
    { what: 'of a find', changes: { kind: 'found' } },
    { what: 'that was put aside', changes: { kind: 'aside' } },
    { what: 'of another kind', changes: { kind: 'x' } },
    { what: 'with something else', changes: { note: 'x' } },
  ])('does not come with a version $what', async ({ changes }) => {
    await assertFails(
      together((batch) => batch.set(record(), changedValue).set(version(3), edited(changes))),
    )
    expect((await getDoc(record())).get('title')).toBe(sampleValue['title'])
  })

  it('does not come with a second version', async () => {
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), changedValue)
        batch.set(version(7), edited())
      }),
    )
  })

  it('does not come with the version of another record', async () => {
    await assertFails(
      together((batch) => batch.set(record(), changedValue).set(versionOf(absent(), 3), edited())),
    )
  })

  it('is none of an outsider, with its version either', async () => {
    for (const role of outsiders) {
      const own = (batch: WriteBatch) =>
        batch.set(record(role), changedValue).set(version(3, role), edited())
      await assertFails(together(own, role))
    }
  })
})

describe('a creation', () => {
  const fresh = {
    ...sampleValue,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    rev: 1,
  }

  it('comes with its version', async () => {
    await assertSucceeds(
      together((batch) => setVersioned(batch, absent(), fresh, { kind: 'created' })),
    )
  })

  it.each(['edited', 'restored'] as const)('does not come with one called %s', async (kind) => {
    await assertFails(together((batch) => setVersioned(batch, absent(), fresh, { kind })))
  })
})

describe('what is older than its history', () => {
  const old = withoutRev(storedValue)
  const first = { ...old, title: 'Neu', updated_at: serverTimestamp(), rev: 1 }
  const found = (data: object = old) => versionDocument(data as never, { kind: 'found' })
  beforeEach(async () => {
    await owner().recursiveDelete(owned())
    await owned().set({ ...sampleValue, ...yesterdaysStamps })
  })

  it('is kept when it is changed first', async () => {
    await assertSucceeds(
      together((batch) => {
        setVersioned(batch, record(), first)
        batch.set(version(0), found())
      }),
    )
  })

  it('is kept as it was, under its number', async () => {
    for (const [id, data] of [
      [0, { ...old, title: 'Anders' }],
      [2, old],
    ] as const) {
      await assertFails(
        together((batch) => {
          setVersioned(batch, record(), first)
          batch.set(version(id), found(data))
        }),
      )
    }
  })

  it.each([
    { what: 'another time', changes: { at: yesterday } },
    { what: 'another name', changes: { author: 'berta@example.com' } },
    { what: 'another kind', changes: { kind: 'edited' } },
  ])('is not kept under $what', async ({ changes }) => {
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), first)
        batch.set(version(0), { ...found(), ...changes })
      }),
    )
  })

  it('is not kept without a change', async () => {
    await assertFails(setDoc(version(0), found()))
  })

  it('is nothing else later', async () => {
    await owned().set({ ...sampleValue, ...yesterdaysStamps, rev: 2 })
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), changedValue)
        batch.set(version(0), found(storedValue))
      }),
    )
  })
})

describe('what was not chosen', () => {
  const aside = (changes: object = {}) => ({
    ...versionDocument({ ...changedValue, title: 'Meins' }, { kind: 'aside' }),
    ...changes,
  })

  it('is kept with the change that was', async () => {
    await assertSucceeds(
      together((batch) => {
        setVersioned(batch, record(), changedValue)
        batch.set(version('3-aside'), aside())
      }),
    )
  })

  it('is not kept without one', async () => {
    await assertFails(setDoc(version('2-aside'), aside()))
    await assertFails(setDoc(version('3-aside'), aside()))
  })

  it.each([
    { what: 'under another number', id: '4-aside', changes: {} },
    { what: 'under another name', id: '3-beside', changes: {} },
    { what: 'in another shape', id: '3-aside', changes: { record: { ...changedValue, title: 7 } } },
    {
      what: 'with unknown fields',
      id: '3-aside',
      changes: { record: { ...changedValue, owner: 'x' } },
    },
    { what: 'by somebody else', id: '3-aside', changes: { author: 'berta@example.com' } },
    { what: 'of another time', id: '3-aside', changes: { at: yesterday } },
    { what: 'as another kind', id: '3-aside', changes: { kind: 'edited' } },
  ])('is not kept $what', async ({ id, changes }) => {
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), changedValue)
        batch.set(version(id), aside(changes))
      }),
    )
  })
})
