import { useLanguage } from '#admin/messages/use-messages.ts'
import { de } from '#admin/messages/de/page-editor.ts'
import { en, type PageWords } from '#admin/messages/en/page-editor.ts'
import type { Language } from '#model/words/language.ts'

const words: Record<Language, PageWords> = { de, en }

/** What the page's editor says, in the language of the account. */
export const usePageWords = (): PageWords => words[useLanguage().language]
