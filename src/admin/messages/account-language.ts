import { readDevice, writeDevice } from '#data/device-storage.ts'
import { LANGUAGES, type Language } from '#model/language.ts'

/** The page begins in it, before the account is known. */
const LAST_CHOSEN = 'admin-language'

const keyOf = (email: string) => `${LAST_CHOSEN}-${email}`

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value)

/**
 * @param email undefined while nobody is signed in, or it is not known who
 * @returns what the account chose on this device, else the browser's language, else English
 */
export function accountLanguage(email: string | undefined): Language {
  const chosen = readDevice(email === undefined ? LAST_CHOSEN : keyOf(email))
  if (isLanguage(chosen)) return chosen
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return spoken.find(isLanguage) ?? 'en'
}

export function keepAccountLanguage(email: string | undefined, language: Language): void {
  writeDevice(LAST_CHOSEN, language)
  if (email !== undefined) writeDevice(keyOf(email), language)
}
