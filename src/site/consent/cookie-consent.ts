import { useSyncExternalStore } from 'react'
import { boolean, object, type InferType } from 'yup'
import { followDevice, readDevice, writeDevice } from '#firebase/device/device-storage.ts'
import { createStore } from '#model/create-store.ts'

/** For how long it stays is said in `content/legal_pages/texts/cookies.md`. */
const KEY = 'cookie-consent'

const consentSchema = object({
  /** Whether there was a choice, also after everything was refused: the specification's name. */
  hasConsented: boolean().required(),
  preferences: object({
    necessary: boolean().isTrue().required(),
    analytics: boolean().required(),
    marketing: boolean().required(),
  }).required(),
  showBanner: boolean().required(),
}).required()

type CookieConsent = InferType<typeof consentSchema>

export type CookieChoice = Pick<CookieConsent['preferences'], 'analytics' | 'marketing'>

export const ALL: CookieChoice = { analytics: true, marketing: true }
export const NONE: CookieChoice = { analytics: false, marketing: false }

const initial: CookieConsent = {
  hasConsented: false,
  preferences: { necessary: true, ...NONE },
  showBanner: true,
}

function load(): CookieConsent {
  const kept = readDevice(KEY)
  return consentSchema.isValidSync(kept, { strict: true }) ? kept : initial
}

let state: CookieConsent | undefined
const current = () => (state ??= load())
const consent = createStore(current, () =>
  followDevice(KEY, () => {
    state = load()
    consent.notify()
  }),
)

function change(next: CookieConsent) {
  state = next
  writeDevice(KEY, next)
  consent.notify()
}

const asks = ({ showBanner, hasConsented }: CookieConsent) => showBanner && !hasConsented

let leaving: (() => void) | undefined

/**
 * Chooses once the banner has left; at once where it is not shown. A page that is left meanwhile
 * loses no choice.
 */
export function afterExit(choose: () => void): void {
  if (leaving) return
  if (!asks(current())) return choose()
  leaving = choose
  window.addEventListener('pagehide', endExit, { once: true })
  consent.notify()
}

/** The banner has left: now the choice counts. */
export function endExit(): void {
  const choose = leaving
  leaving = undefined
  choose?.()
}

/** Stores the visitor's choice and tells the analytics tag, if the page has one. */
export function consentTo(choice: CookieChoice): void {
  change({ hasConsented: true, preferences: { necessary: true, ...choice }, showBanner: false })
  updateTag(choice)
}

/** Puts the banner away without a choice: nothing is allowed that was not allowed before. */
export function hideBanner(): void {
  change({ ...current(), showBanner: false })
}

/** Tells the analytics tag, if the page has one, what was allowed on an earlier visit; else nothing is. */
export function announceConsent(): void {
  window.gtag?.('consent', 'default', statesOf(NONE))
  const { hasConsented, preferences } = current()
  if (hasConsented) updateTag(preferences)
}

function updateTag(choice: CookieChoice) {
  window.gtag?.('consent', 'update', statesOf(choice))
}

function statesOf({ analytics, marketing }: CookieChoice) {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied')
  return {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  }
}

declare global {
  interface Window {
    /** The analytics tag of a site that has one; none is built in. */
    gtag?: (
      command: 'consent',
      action: 'default' | 'update',
      states: Record<string, string>,
    ) => void
  }
}

/** Whether the banner asks, and whether it is just leaving. */
export function useBanner(): 'shown' | 'leaving' | undefined {
  return useSyncExternalStore(
    consent.subscribe,
    () => (asks(current()) ? (leaving ? 'leaving' : 'shown') : undefined),
    () => undefined,
  )
}

/** What the visitor has chosen; nothing before. */
export const presentChoice = (): CookieChoice => current().preferences
