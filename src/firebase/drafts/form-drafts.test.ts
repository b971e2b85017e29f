// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  canKeepDrafts,
  draftsOf,
  findDraft,
  forgetDraft,
  forgetDraftsOf,
  keepDraft,
  purgeDrafts,
} from '#firebase/drafts/form-drafts.ts'

const DAY_MS = 24 * 3_600_000
const anna = { account: 'anna@example.com', collection: 'courses', record: 'klasse-b' }
const bert = { ...anna, account: 'bert@example.com' }
const typed = (price: string) => ({ newId: 'one', base: { price: '599€' }, values: { price } })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('a draft', () => {
  it('is found by its account and record', () => {
    keepDraft({ ...anna, ...typed('1€') })
    expect(findDraft(anna)).toMatchObject(typed('1€'))
    expect(findDraft(bert)).toBeUndefined()
    expect(findDraft({ ...anna, record: 'new' })).toBeUndefined()
  })

  it('leaves out an amount that is none yet, which it could only keep as an empty one', () => {
    const values = { theory_test: Number.NaN, practical_test: null }
    keepDraft({ ...anna, ...typed('1€'), values })
    expect(findDraft(anna)?.values).toEqual({ practical_test: null })
  })

  it('is what was typed last, and what is deleted was not typed after that', () => {
    const first = keepDraft({ ...anna, ...typed('1€') })
    vi.setSystemTime(10)
    const second = keepDraft({ ...anna, ...typed('2€') })
    forgetDraft(anna, first)
    expect(findDraft(anna)?.values).toEqual({ price: '2€' })
    forgetDraft(anna, second)
    expect(findDraft(anna)).toBeUndefined()
  })

  it('is offered for seven days, and deleted after that', () => {
    keepDraft({ ...anna, ...typed('1€') })
    vi.setSystemTime(7 * DAY_MS - 1)
    purgeDrafts()
    expect(draftsOf(anna.account)).toHaveLength(1)
    vi.setSystemTime(7 * DAY_MS)
    expect(findDraft(anna)).toBeUndefined()
    expect(localStorage).toHaveLength(1)
    purgeDrafts()
    expect(localStorage).toHaveLength(0)
  })

  it('is deleted with those of its account, and with nobody else’s', () => {
    keepDraft({ ...anna, ...typed('1€') })
    keepDraft({ ...bert, ...typed('2€') })
    localStorage.setItem('another', '{}')
    forgetDraftsOf(anna.account)
    expect(draftsOf(anna.account)).toEqual([])
    expect(draftsOf(bert.account)).toHaveLength(1)
    expect(localStorage.getItem('another')).toBe('{}')
  })

  it('is not kept where storage is refused, and nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(canKeepDrafts()).toBe(false)
    keepDraft({ ...anna, ...typed('1€') })
    expect(findDraft(anna)).toBeUndefined()
    expect(draftsOf(anna.account)).toEqual([])
    vi.unstubAllGlobals()
  })
})
