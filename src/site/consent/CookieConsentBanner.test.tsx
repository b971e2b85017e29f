// @vitest-environment happy-dom
import { useState } from 'react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const KEY = 'cookie-consent'
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
const choice = (allowed: boolean) => ({
  hasConsented: true,
  preferences: { necessary: true, analytics: allowed, marketing: allowed },
  showBanner: false,
})
const closed = {
  hasConsented: false,
  preferences: { necessary: true, analytics: false, marketing: false },
  showBanner: false,
}

/** What an owner's analytics tag is told. */
let told: unknown[]
const tagOf = (action: 'default' | 'update', state: 'denied' | 'granted') => [
  'consent',
  action,
  { analytics_storage: state, ad_storage: state, ad_user_data: state, ad_personalization: state },
]
const asked = tagOf('default', 'denied')

beforeEach(() => {
  vi.useFakeTimers()
  // What a visitor has chosen is read once a page.
  vi.resetModules()
  told = []
  window.gtag = (...words) => void told.push(words)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
})

async function showPage() {
  const { CookieConsentBanner } = await import('./CookieConsentBanner.tsx')
  const { CookieSettings } = await import('./CookieSettings.tsx')
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <CookieConsentBanner onSettings={() => setOpen(true)} />
        <CookieSettings open={open} onClose={() => setOpen(false)} />
      </>
    )
  }
  render(<Page />)
}

const banner = () => screen.queryByRole('region', { name: 'Ihre Privatsphäre' })
const settings = () => screen.getByRole('dialog', { name: 'Cookie-Einstellungen' })
const press = (name: string, within_: HTMLElement) =>
  fireEvent.click(within(within_).getByRole('button', { name }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it.each([
  { where: 'banner', name: 'Alle akzeptieren', want: choice(true) },
  { where: 'banner', name: 'Alle ablehnen', want: choice(false) },
  { where: 'banner', name: 'Hinweis schließen', want: closed },
  { where: 'settings', name: 'Alle akzeptieren', want: choice(true) },
  { where: 'settings', name: 'Alle ablehnen', want: choice(false) },
  { where: 'settings', name: 'Auswahl speichern', want: choice(false) },
])('"$name" in the $where counts once the banner has left', async ({ where, name, want }) => {
  await showPage()
  const shown = banner()
  if (!shown) throw new Error('Nothing is asked.')
  if (where === 'settings') press('Einstellungen', shown)
  press(name, where === 'banner' ? shown : settings())
  expect(shown.dataset['cookieBanner']).toBe('leaving')
  pass(299)
  expect(stored()).toBeNull()
  pass(2)
  expect(banner()).toBeNull()
  expect(stored()).toEqual(want)
  const { hasConsented, preferences } = want
  const update = tagOf('update', preferences.analytics ? 'granted' : 'denied')
  expect(told).toEqual(hasConsented ? [asked, update] : [asked])
})

it('tells the tag on the next visit, and asks no more', async () => {
  localStorage.setItem(KEY, JSON.stringify(choice(false)))
  await showPage()
  expect(banner()).toBeNull()
  expect(told).toEqual([asked, tagOf('update', 'denied')])
})

it('asks no more, nor forgets, once brought back from behind the page on which one has chosen', async () => {
  await showPage()
  localStorage.setItem(KEY, JSON.stringify(choice(true)))
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(banner()).toBeNull()
})

it('asks where what is stored cannot be read', async () => {
  localStorage.setItem(KEY, '{"hasConsented":"ja"}')
  await showPage()
  expect(banner()).not.toBeNull()
  expect(told).toEqual([asked])
})
