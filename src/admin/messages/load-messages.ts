import type { Messages } from '#admin/messages/en.ts'
import type { Language } from '#model/words/language.ts'

const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('#admin/messages/en.ts')).en,
  de: async () => (await import('#admin/messages/de.ts')).de,
}

/** Only the language that is read is part of the first load. */
export const loadMessages = (language: Language): Promise<Messages> => catalogues[language]()
