// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountLanguage, keepAccountLanguage } from '#admin/messages/account-language.ts'

const ANNA = 'anna@example.com'
const BERTA = 'berta@example.com'
const NOBODY = undefined

const speaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the language of an account that has chosen none', () => {
  it.each([
    { tags: ['fr-FR'], language: 'en' },
    { tags: ['de-AT'], language: 'de' },
    { tags: ['fr-FR', 'de-DE', 'en-GB'], language: 'de' },
  ])('is $language in a browser that speaks $tags', ({ tags, language }) => {
    speaks(...tags)
    expect([NOBODY, ANNA].map(accountLanguage)).toEqual([language, language])
  })

  it('is what somebody chose before signing in', () => {
    speaks('de-DE')
    keepAccountLanguage(NOBODY, 'en')
    expect([NOBODY, ANNA].map(accountLanguage)).toEqual(['en', 'en'])
  })
})

describe('the choice of an account', () => {
  it('is no other account’s', () => {
    speaks('en-GB')
    keepAccountLanguage(ANNA, 'de')
    expect([ANNA, BERTA].map(accountLanguage)).toEqual(['de', 'en'])
  })

  it('stays whatever somebody chooses before signing in', () => {
    speaks('fr-FR')
    keepAccountLanguage(ANNA, 'de')
    keepAccountLanguage(NOBODY, 'en')
    expect([ANNA, BERTA].map(accountLanguage)).toEqual(['de', 'en'])
  })

  it('is what the page begins with next, until the account is known', () => {
    speaks('fr-FR')
    keepAccountLanguage(ANNA, 'de')
    expect(accountLanguage(NOBODY)).toBe('de')
    keepAccountLanguage(BERTA, 'en')
    expect([NOBODY, ANNA].map(accountLanguage)).toEqual(['en', 'de'])
  })
})
