import { beforeEach, expect, it, vi } from 'vitest'
import {
  changeRecord,
  editedRecord,
  type EditedRecord,
  type Editing,
} from '#admin/page-editor/editing.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { knownRecords } from '#firebase/content/content-store.ts'
import { draftKey } from '#model/records/page-draft.ts'
import type { ContentResource } from '#ui/content-resource.ts'

vi.mock('#firebase/content/content-store.ts', () => ({ knownRecords: vi.fn() }))

const KEY = draftKey(contactInfo.collection, 'main')
const builtIn = { ...contactInfo.initial, location_city: 'Gera' }
const heard = (...records: object[]) => vi.mocked(knownRecords).mockReturnValue(records as never)

const change = vi.fn()
const create = vi.fn()
const editing = {
  resources: [{ definition: contactInfo, initial: builtIn } as unknown as ContentResource],
  draft: { draft: { changes: {}, orders: {} }, change, create },
} as unknown as Editing

/** Opened by the first, applied by the second; what is heard between them is up to the story. */
function opened() {
  const record = editedRecord(editing, KEY)
  if (!record) throw new Error('There is nothing to edit.')
  return { apply: () => changeRecord(editing, record, { location_city: 'Jena' }) }
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(knownRecords).mockReturnValue(undefined)
})

it('creates the only record where the store has none', () => {
  heard()
  opened().apply()
  expect(create).toHaveBeenCalledExactlyOnceWith(KEY, { ...builtIn, location_city: 'Jena' })
})

it('compares with what was shown when the record arrives while it is edited', () => {
  const dialog = opened()
  heard({ id: 'main', ...builtIn, location_city: 'Weida' })
  dialog.apply()
  expect(create).not.toHaveBeenCalled()
  expect(change).toHaveBeenCalledExactlyOnceWith(KEY, builtIn, { location_city: 'Jena' })
})

it('before it is known whether there is a record creates none, and notes all that it shows', () => {
  opened().apply()
  expect(create).not.toHaveBeenCalled()
  const shown = { ...builtIn, location_city: 'Jena' }
  expect(change).toHaveBeenCalledExactlyOnceWith(KEY, builtIn, shown)
})

it('edits a record that was published while it was typed into', () => {
  const record = { ...editedRecord(editing, KEY), state: 'created' } as EditedRecord
  heard({ id: 'main', ...builtIn })
  changeRecord(editing, record, { location_city: 'Jena' })
  expect(create).not.toHaveBeenCalled()
  expect(change).toHaveBeenCalledExactlyOnceWith(KEY, builtIn, { location_city: 'Jena' })
})

it('changes nothing where nothing was typed, whatever is known of the record by then', () => {
  for (const known of [undefined, [], [{ id: 'main', ...builtIn }]]) {
    vi.mocked(knownRecords).mockReturnValue(known as never)
    changeRecord(editing, editedRecord(editing, KEY) as EditedRecord, {})
  }
  expect(create).not.toHaveBeenCalled()
  expect(change).not.toHaveBeenCalled()
})
