import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultCourses } from '#content/courses/defaults.ts'
import { recordsToPublish } from './site-content.ts'

const own = [
  ['courses', [{ id: 'b', title: 'Klasse B' }]],
  ['contact_info', [{ id: 'main', phone_primary: '0365 1' }]],
  ['school', [{ id: 'main', name: 'Fahrschule Jena' }]],
  ['testimonials', []],
] as const
const answer = (...collections: string[]) =>
  own.map(([name, records]) => [name, collections.includes(name) ? records : []] as const)

const patienceMs = 20
const silent = () => new Promise<never>(() => {})
const refused = () => Promise.reject(new Error('permission-denied'))

const warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn.mockReset().mockImplementation(() => {})
})

describe('the content of a production build', () => {
  it('is the store’s, also where it has no testimonials', async () => {
    const read = () => Promise.resolve(answer('courses', 'contact_info', 'school'))
    const records = await recordsToPublish(read, { first: false, patienceMs })
    expect(records).toEqual(Object.fromEntries(own))
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    { desc: 'is silent', read: silent, message: /^The store did not answer .*no answer in time/ },
    { desc: 'refuses', read: refused, message: /^The store did not answer .*permission-denied/ },
    {
      desc: 'is empty',
      read: () => Promise.resolve(answer()),
      message:
        /^The store has no courses, no contact information, no school: visitors would see invented/,
    },
    {
      desc: 'has no contact information',
      read: () => Promise.resolve(answer('courses', 'school')),
      message: /^The store has no contact info/,
    },
    {
      desc: 'has no courses',
      read: () => Promise.resolve(answer('contact_info', 'school')),
      message: /^The store has no courses:/,
    },
  ])('is missing when the store $desc: the build fails with one sentence', async (each) => {
    const publishing = recordsToPublish(each.read, { first: false, patienceMs })
    await expect(publishing).rejects.toThrow(each.message)
    await expect(publishing).rejects.toThrow(/npm run deploy -- --first\.$/)
  })

  it('is the built-in content when the store is silent and it is the first build', async () => {
    const records = await recordsToPublish(silent, { first: true, patienceMs })
    expect(records['courses']).toBe(defaultCourses)
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^The store did not answer/))
  })

  it('is what there is when it is the first build of an empty store', async () => {
    const read = () => Promise.resolve(answer())
    const records = await recordsToPublish(read, { first: true, patienceMs })
    expect(records['courses']).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })
})
