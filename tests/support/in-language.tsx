import type { ReactNode } from 'react'
import { de } from '#admin/messages/de.ts'
import { en } from '#admin/messages/en.ts'
import { LanguageContext } from '#admin/messages/use-messages.ts'
import type { Language } from '#model/language.ts'

const catalogues = { en, de }

/** What the back office's components need around them. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const messages = catalogues[language]
  return (
    <LanguageContext value={{ language, messages, choose: () => undefined }}>
      {children}
    </LanguageContext>
  )
}
