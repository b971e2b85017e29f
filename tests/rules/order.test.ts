import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { doc, getDoc, updateDoc } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { contactInfo } from '#content/contact_info/definition.ts'
import { outsiders } from '#tests/support/rules/rules.ts'
import { sampleOf } from '#tests/support/samples/samples.ts'
import { storedValue, changedValue, yesterdaysStamps, versionedValue } from './versioned-value.ts'
import { setVersioned } from '#tests/support/rules/versioned.ts'

const { as, owner, record, together } = versionedValue('order')

describe('an order', () => {
  it('is no change of what a record says', async () => {
    await assertSucceeds(updateDoc(record(), { order_index: 3 }))
    expect((await getDoc(record())).data()).toEqual({ ...storedValue, order_index: 3 })
  })

  it.each([0, 1_000_000])('takes %j', async (order_index) => {
    await assertSucceeds(updateDoc(record(), { order_index }))
  })

  it.each([-1, 1.5, 1_000_001, '3', null])('does not take %j', async (order_index) => {
    await assertFails(updateDoc(record(), { order_index }))
  })

  it('changes nothing besides', async () => {
    await assertFails(updateDoc(record(), { order_index: 3, title: 'Neu' }))
    await assertFails(updateDoc(record(), { order_index: 3, rev: 3 }))
  })

  it('may also come with a change', async () => {
    await assertSucceeds(
      together((batch) => setVersioned(batch, record(), { ...changedValue, order_index: 3 })),
    )
  })

  it('is nothing for what has one record, or is no content', async () => {
    await owner()
      .doc('contact_info/main')
      .set({ ...sampleOf(contactInfo), ...yesterdaysStamps })
    await assertFails(updateDoc(doc(as('admin'), 'contact_info', 'main'), { order_index: 1 }))
    await owner().doc('contact_requests/known').set({ order_index: 0 })
    const request = doc(as('admin'), 'contact_requests', 'known')
    await assertFails(updateDoc(request, { order_index: 1 }))
  })

  it('is for admins', async () => {
    for (const role of outsiders) await assertFails(updateDoc(record(role), { order_index: 3 }))
  })
})
