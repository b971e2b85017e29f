import { expect, test } from 'vitest'
import { emptiedSections } from '#admin/emptied-sections.ts'
import { resources } from '#content/resources.tsx'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'

type Records = readonly Content<ContentDefinition>[]

const now = new Date('2026-11-27T12:00:00Z')
const recordsOf = (collection: string, ...values: readonly object[]) => {
  const resource = resources.find(({ definition }) => definition.collection === collection)
  if (!resource) throw new Error(`There is no content type ${collection}.`)
  const records = values.map((each, index) => ({
    ...resource.definition.initial,
    ...each,
    id: String(index),
  }))
  return { resource, records: records as unknown as Records }
}

test('the last record leaves its section empty, and one before it does not', () => {
  const { resource, records } = recordsOf('partners', {}, {})
  expect(emptiedSections(resource, records, records.slice(1), now)).toEqual([])
  expect(emptiedSections(resource, records.slice(1), [], now)).toEqual([''])
})

test('hidden records are nothing to visitors', () => {
  const { resource, records } = recordsOf('faqs', { is_active: true }, { is_active: false })
  expect(emptiedSections(resource, records, records.slice(1), now)).toEqual([''])
  expect(emptiedSections(resource, records.slice(1), [], now)).toEqual([])
})

test('of records that succeed each other, each kind is a section', () => {
  const sheet = { is_shown: true, valid_from: '2026-01-01' }
  const { resource, records } = recordsOf(
    'price_sheets',
    { ...sheet, licence_class: 'B' },
    { ...sheet, licence_class: 'A' },
    { ...sheet, licence_class: 'B', valid_from: '2026-12-01' },
  )
  expect(emptiedSections(resource, records, records.slice(1), now)).toEqual(['B'])
  const older = { ...sheet, licence_class: 'B', valid_from: '2025-01-01' }
  const [withOlder] = recordsOf('price_sheets', older).records
  const rest = [...records.slice(1), ...(withOlder ? [withOlder] : [])]
  expect(emptiedSections(resource, records, rest, now)).toEqual([])
})

test('a lesson that is over is nothing to visitors', () => {
  const lesson = { is_active: true, start_time: '18:00' }
  const { resource, records } = recordsOf(
    'lessons',
    { ...lesson, date: '2026-11-20' },
    { ...lesson, date: '2026-12-20' },
  )
  expect(emptiedSections(resource, records, records.slice(0, 1), now)).toEqual([''])
})
