import { describe, expect, it } from 'vitest'
import { contentTypes } from '../shared.ts'
import { digestOf } from './digest.ts'

const [type] = contentTypes
if (!type) throw new Error('There is no content type.')
const records = { [type.collection]: [{ day: '2026-12-01' }] }
const dated = [{ ...type, changesWith: ['day'] }]
const november = { at: '2026-11-30T22:59:00Z', records }
const december = { at: '2026-11-30T23:00:00Z', records }

describe('the digest of what pages show', () => {
  it('is another one from midnight on where a day has begun', () => {
    expect(digestOf(december, dated)).not.toBe(digestOf(november, dated))
    expect(digestOf({ ...december, at: '2026-12-01T12:00:00Z' }, dated)).toBe(
      digestOf(december, dated),
    )
  })

  it('is the same at any time where nothing depends on the day', () => {
    expect(digestOf(december, [type])).toBe(digestOf(november, [type]))
    expect(digestOf(december, [type])).not.toBe(digestOf({ ...december, records: {} }, [type]))
  })
})
