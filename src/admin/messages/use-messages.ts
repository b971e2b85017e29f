import { createContext, useContext } from 'react'
import type { Messages } from '#admin/messages/en.ts'
import type { Language } from '#model/words/language.ts'

interface LanguageChoice {
  readonly language: Language
  readonly messages: Messages
  readonly choose: (language: Language) => void
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** The language that the back office speaks, and how to change it. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (!choice) throw new Error('useLanguage() needs a LanguageProvider around it.')
  return choice
}

/** What the back office says, in the language of the account. */
export const useMessages = (): Messages => useLanguage().messages
