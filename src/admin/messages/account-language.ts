import { readDevice, writeDevice } from '#firebase/device/device-storage.ts'
import { LANGUAGES, type Language } from '#model/words/language.ts'

/** What was chosen by nobody in particular, on the sign-in page. */
const OF_NOBODY = 'admin-language'
/** The page begins in it, before the account is known. */
const LAST = 'admin-language-last'

const keyOf = (email: string | undefined) =>
  email === undefined ? OF_NOBODY : `${OF_NOBODY}-of-${email}`

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value)

/**
 * @param email undefined while nobody is signed in, or it is not known who
 * @returns what the account chose on this device, or somebody at sign-in; else the browser's
 *   language; else English
 */
export function accountLanguage(email: string | undefined): Language {
  const chosen = [readDevice(email === undefined ? LAST : keyOf(email)), readDevice(OF_NOBODY)]
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return [...chosen, ...spoken].find(isLanguage) ?? 'en'
}

export function keepAccountLanguage(email: string | undefined, language: Language): void {
  writeDevice(LAST, language)
  writeDevice(keyOf(email), language)
}
