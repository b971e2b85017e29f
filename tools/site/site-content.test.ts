import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PrerenderedContent } from '#model/records/prerendered-content.ts'
import { contentToDeploy } from './site-content.ts'

const own = [
  ['courses', [{ id: 'b', title: 'Klasse B' }]],
  ['contact_info', [{ id: 'main', phone_primary: '0365 1' }]],
  ['school', [{ id: 'main', name: 'Fahrschule Jena' }]],
  ['testimonials', []],
] as const
const at = '2026-12-01T00:00:00.000Z'
const answer = (...collections: string[]) => {
  const records = Object.fromEntries<PrerenderedContent['records'][string]>(
    own.map(([name, all]) => [name, collections.includes(name) ? all : []] as const),
  )
  return () => Promise.resolve({ at, records })
}

const warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn.mockReset().mockImplementation(() => {})
})

describe('the content of a production build', () => {
  it('is the store’s, also where it has no testimonials', async () => {
    const read = answer('courses', 'contact_info', 'school')
    const content = await contentToDeploy(read, { first: false })
    expect(content).toEqual({ at, records: Object.fromEntries<unknown>(own) })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    {
      desc: 'is empty',
      read: answer(),
      message:
        /^The store has no courses, no contact information, no school: visitors would see invented/,
    },
    {
      desc: 'has no contact information',
      read: answer('courses', 'school'),
      message: /^The store has no contact info/,
    },
    {
      desc: 'has no courses',
      read: answer('contact_info', 'school'),
      message: /^The store has no courses:/,
    },
  ])('is missing when the store $desc: the build fails with one sentence', async (each) => {
    const publishing = contentToDeploy(each.read, { first: false })
    await expect(publishing).rejects.toThrow(each.message)
    await expect(publishing).rejects.toThrow(/npm run deploy -- --first\.$/)
  })

  it.each([false, true])('is never invented for a store that refuses, first: %s', async (first) => {
    const refused = () => Promise.reject(new Error('permission-denied'))
    await expect(contentToDeploy(refused, { first })).rejects.toThrow('permission-denied')
  })

  it('is what there is when it is the first build of an empty store', async () => {
    const { records } = await contentToDeploy(answer(), { first: true })
    expect(records['courses']).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })
})
