import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decode } from '#model/records/decode.ts'
import { fieldsToWrite } from '#model/records/decode.ts'
import { defineContent, type ContentDefinition } from '#model/records/define-content.ts'
import { longText, text, textList, type Fields } from '#model/fields/fields.ts'
import { problem } from '#model/fields/problem.ts'
import {
  firestoreUnderTest,
  readRules,
  type FirestoreUnderTest,
} from '#tests/support/rules/rules.ts'
import { changeRecord, setVersioned } from '#tests/support/rules/versioned.ts'
import { withShapes } from '#tools/rules/generate.ts'

const offers = (fields: Fields): ContentDefinition =>
  defineContent({
    collection: 'offers',
    labels: {
      en: { one: 'offer', many: 'offers' },
      de: { one: 'Angebot', many: 'Angebote' },
    },
    title: 'title',
    order: { by: 'title', direction: 'asc' },
    fields,
  })
/** What the records of these tests were written with. */
const [title, notes] = [
  text({ en: 'Title', de: 'Titel' }, { required: true }),
  longText({ en: 'Notes', de: 'Notizen' }),
]
const withOptional = offers({
  title,
  notes,
  tags: textList({ en: 'Tags', de: 'Stichwörter' }),
  hint: text({ en: 'Hint', de: 'Hinweis' }),
})
const withRequired = offers({
  title,
  notes,
  town: text({ en: 'Town', de: 'Ort' }, { required: true }),
})
const withoutNotes = offers({ title })

const yesterday = new Date(Date.now() - 86_400_000)
const record = { title: 'Theorie im Sommer', notes: 'Zwei Wochen' }
const stored = { ...record, created_at: yesterday, updated_at: yesterday }
const save = () => ({ updated_at: serverTimestamp() })

/** A store whose rules are made from one definition, with a record that is older than it. */
function whereRulesComeFrom(definition: ContentDefinition) {
  let store: FirestoreUnderTest
  beforeAll(async () => {
    store = await firestoreUnderTest('growth', withShapes(await readRules(), [definition]))
  })
  afterAll(() => store.cleanup())
  beforeEach(async () => {
    await store.owner.recursiveDelete(store.owner.doc('offers/known'))
    await store.owner.doc('offers/known').set(stored)
  })
  const ref = () => doc(store.as('admin'), 'offers', 'known')
  return {
    change: async (fields: object) =>
      changeRecord(ref(), (await getDoc(ref())).data() ?? {}, { ...fields, ...save() }),
    replace: (data: object) => {
      const batch = writeBatch(store.as('admin'))
      setVersioned(batch, ref(), { ...data, rev: 1 })
      return batch.commit()
    },
    give: (data: object) => store.owner.doc('offers/known').set(data),
    read: async () => (await store.owner.doc('offers/known').get()).data() ?? {},
  }
}

describe('after an optional field was added', () => {
  const { change, read } = whereRulesComeFrom(withOptional)

  it('an older record is read, with the initial value', () => {
    expect(decode(withOptional, 'known', stored)).toMatchObject({
      ok: true,
      record: { ...record, tags: [], hint: '' },
    })
  })

  it('an older record can be changed in one field, by whoever still has the older page', async () => {
    await assertSucceeds(change({ title: 'Neu' }))
  })

  it('a save of an older record writes what it lacks, too', async () => {
    const opened = { ...record, tags: [], hint: '' }
    const written = fieldsToWrite(withOptional, stored, opened, { ...opened, title: 'Neu' })
    expect(written).toEqual({ title: 'Neu', tags: [], hint: '' })
    await assertSucceeds(change(written))
    expect(await read()).toMatchObject({ ...written, notes: record.notes })
  })

  it('the new field is held to its shape', async () => {
    await assertFails(change({ tags: 'Ferien' }))
    await assertFails(change({ hint: 'x'.repeat(201) }))
  })
})

describe('after a required field was added', () => {
  const { change } = whereRulesComeFrom(withRequired)

  it('an older record does not fit, and says what is missing', () => {
    expect(decode(withRequired, 'known', stored)).toEqual({
      ok: false,
      broken: {
        id: 'known',
        problems: { town: problem('required') },
        values: { ...record, town: '' },
      },
    })
  })

  it('an older record is refused until the field is there', async () => {
    await assertFails(change({ title: 'Neu' }))
    const repaired = { ...record, town: 'Gera' }
    const written = fieldsToWrite(withRequired, stored, undefined, repaired)
    expect(written).toEqual(repaired)
    await assertSucceeds(change(written))
    await assertSucceeds(change({ title: 'Neu' }))
  })
})

describe('after a field was taken away', () => {
  const { change, replace, read, give } = whereRulesComeFrom(withoutNotes)

  it('an older record can be changed, and keeps what nobody looks at any more', async () => {
    await assertSucceeds(change({ title: 'Neu' }))
    expect(await read()).toMatchObject({ title: 'Neu', notes: record.notes })
  })

  it('nobody writes the field any more', async () => {
    await assertFails(change({ notes: 'Drei Wochen' }))
    const again = { ...record, created_at: yesterday, ...save() }
    await assertFails(replace({ ...again, notes: 'Drei Wochen' }))
  })

  it('a record that was never stamped can be changed, and gets no other day of birth', async () => {
    await give(record)
    await assertFails(change({ created_at: yesterday }))
    await assertSucceeds(change({ title: 'Neu' }))
  })
})
