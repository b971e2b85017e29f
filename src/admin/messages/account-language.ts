import { readDevice, writeDevice } from '#data/device-storage.ts'
import { LANGUAGES, type Language } from '#model/language.ts'

const keyOf = (email: string) => `admin-language-${email}`

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value)

/** @returns what the account chose on this device, else the browser's language, else English */
export function accountLanguage(email: string | undefined): Language {
  const chosen = email === undefined ? undefined : readDevice(keyOf(email))
  if (isLanguage(chosen)) return chosen
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return spoken.find(isLanguage) ?? 'en'
}

export function keepAccountLanguage(email: string | undefined, language: Language): void {
  if (email !== undefined) writeDevice(keyOf(email), language)
}
