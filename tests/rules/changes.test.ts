import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
} from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { values } from '#content/values/definition.ts'
import { ADMIN_EMAIL, outsiders } from '#tests/support/rules.ts'
import {
  before,
  next,
  sample,
  then,
  versionedValue,
  withoutRev,
  yesterday,
} from '#tests/support/versioned-value.ts'
import { setVersioned, versionDocument, versionOf } from '#tests/support/versioned.ts'

const { as, owned, owner, record, together, version } = versionedValue('changes')

const edited = (changes: object = {}) => ({
  ...versionDocument(next, { kind: 'edited' }),
  ...changes,
})

describe('a change', () => {
  it('comes with its version', async () => {
    await assertSucceeds(together((batch) => setVersioned(batch, record(), next)))
    expect((await getDoc(version(3))).data()).toMatchObject({
      ...{ kind: 'edited', author: ADMIN_EMAIL },
      record: (await getDoc(record())).data(),
    })
  })

  it('may be called restored', async () => {
    await assertSucceeds(
      together((batch) => setVersioned(batch, record(), next, { kind: 'restored' })),
    )
  })

  it('is nothing without it', async () => {
    await assertFails(setDoc(record(), next))
    await assertFails(updateDoc(record(), { title: 'Neu', updated_at: serverTimestamp() }))
  })

  it.each([1, 2, 4, 3.5, '3', null])('does not take %j for its number', async (rev) => {
    const numbered = { ...next, rev }
    await assertFails(
      together((batch) =>
        batch
          .set(record(), numbered)
          .set(version(String(rev)), versionDocument(numbered, { kind: 'edited' })),
      ),
    )
  })

  it.each([
    { what: 'of another record', changes: { record: { ...next, title: 'Anders' } } },
    { what: 'of what was there before', changes: { record: before } },
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
      together((batch) => batch.set(record(), next).set(version(3), edited(changes))),
    )
    expect((await getDoc(record())).get('title')).toBe(sample['title'])
  })

  it('does not come with a second version', async () => {
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), next)
        batch.set(version(7), edited())
      }),
    )
  })

  it('does not come with the version of another record', async () => {
    const other = doc(as('admin'), values.collection, 'other')
    await assertFails(
      together((batch) => batch.set(record(), next).set(versionOf(other, 3), edited())),
    )
  })

  it('is none of an outsider, with its version either', async () => {
    for (const role of outsiders) {
      const own = (batch: WriteBatch) =>
        batch.set(record(role), next).set(version(3, role), edited())
      await assertFails(together(own, role))
    }
  })
})

describe('a creation', () => {
  const fresh = { ...sample, created_at: serverTimestamp(), updated_at: serverTimestamp(), rev: 1 }
  const other = () => doc(as('admin'), values.collection, 'other')

  it('comes with its version', async () => {
    await assertSucceeds(
      together((batch) => setVersioned(batch, other(), fresh, { kind: 'created' })),
    )
  })

  it.each(['edited', 'restored'] as const)('does not come with one called %s', async (kind) => {
    await assertFails(together((batch) => setVersioned(batch, other(), fresh, { kind })))
  })
})

describe('what is older than its history', () => {
  const old = withoutRev(before)
  const first = { ...old, title: 'Neu', updated_at: serverTimestamp(), rev: 1 }
  const found = (data: object = old) => versionDocument(data as never, { kind: 'found' })
  beforeEach(async () => {
    await owner().recursiveDelete(owned())
    await owned().set({ ...sample, ...then })
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
    await owned().set({ ...sample, ...then, rev: 2 })
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), next)
        batch.set(version(0), found(before))
      }),
    )
  })
})

describe('what was not chosen', () => {
  const aside = (changes: object = {}) => ({
    ...versionDocument({ ...next, title: 'Meins' }, { kind: 'aside' }),
    ...changes,
  })

  it('is kept with the change that was', async () => {
    await assertSucceeds(
      together((batch) => {
        setVersioned(batch, record(), next)
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
    { what: 'in another shape', id: '3-aside', changes: { record: { ...next, title: 7 } } },
    { what: 'with unknown fields', id: '3-aside', changes: { record: { ...next, owner: 'x' } } },
    { what: 'by somebody else', id: '3-aside', changes: { author: 'berta@example.com' } },
    { what: 'of another time', id: '3-aside', changes: { at: yesterday } },
    { what: 'as another kind', id: '3-aside', changes: { kind: 'edited' } },
  ])('is not kept $what', async ({ id, changes }) => {
    await assertFails(
      together((batch) => {
        setVersioned(batch, record(), next)
        batch.set(version(id), aside(changes))
      }),
    )
  })
})
