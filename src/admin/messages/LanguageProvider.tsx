import { useEffect, useState, type ReactNode } from 'react'
import { accountLanguage, keepAccountLanguage } from '#admin/messages/account-language.ts'
import type { Messages } from '#admin/messages/en.ts'
import { loadMessages } from '#admin/messages/load-messages.ts'
import { LanguageContext } from '#admin/messages/use-messages.ts'
import { useSession } from '#data/session/session.tsx'
import type { Language } from '#model/language.ts'

interface LanguageProviderProps {
  /** What the page begins with, until the account is known. */
  initial: { readonly language: Language; readonly messages: Messages }
  children: ReactNode
}

/** The account's choice, else the browser's language, else English. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const session = useSession()
  const email = 'email' in session ? session.email : undefined
  const [shown, setShown] = useState(initial)
  const [chosen, setChosen] = useState<Language>()
  const wanted = chosen ?? accountLanguage(email)

  useEffect(() => {
    document.documentElement.lang = shown.language
  }, [shown])

  useEffect(() => {
    let outdated = false
    if (wanted !== shown.language) {
      loadMessages(wanted).then(
        (messages) => {
          if (!outdated) setShown({ language: wanted, messages })
        },
        (error: unknown) => console.error('The language could not be loaded.', error),
      )
    }
    return () => {
      outdated = true
    }
  }, [wanted, shown])

  function choose(language: Language) {
    setChosen(language)
    keepAccountLanguage(email, language)
  }

  return <LanguageContext value={{ ...shown, choose }}>{children}</LanguageContext>
}
