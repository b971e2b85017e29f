import { useEffect, useState, type ReactNode } from 'react'
import { accountLanguage, keepAccountLanguage } from '#admin/messages/account-language.ts'
import type { Messages } from '#admin/messages/en.ts'
import { loadMessages } from '#admin/messages/load-messages.ts'
import { LanguageContext } from '#admin/messages/use-messages.ts'
import { useSession } from '#firebase/session/session.tsx'
import type { Language } from '#model/words/language.ts'

interface LanguageProviderProps {
  /** What the page begins with, until the account is known. */
  initial: { readonly language: Language; readonly messages: Messages }
  children: ReactNode
}

interface Chosen {
  readonly language: Language
  /** Whose choice it is; undefined before signing in. */
  readonly email: string | undefined
}

/** The account's choice, else the browser's language, else English. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const session = useSession()
  const email = 'email' in session ? session.email : undefined
  const [shown, setShown] = useState(initial)
  const [chosen, setChosen] = useState<Chosen>()
  const language = chosen && chosen.email === email ? chosen.language : accountLanguage(email)

  // What was chosen on the sign-in page is the choice of the account that then signs in.
  if (chosen && chosen.email === undefined && email !== undefined) setChosen({ ...chosen, email })

  useEffect(() => {
    if (chosen) keepAccountLanguage(chosen.email, chosen.language)
  }, [chosen])

  useEffect(() => {
    document.documentElement.lang = shown.language
  }, [shown])

  useEffect(() => {
    let outdated = false
    if (language !== shown.language) {
      loadMessages(language).then(
        (messages) => {
          if (!outdated) setShown({ language, messages })
        },
        (error: unknown) => console.error('The language could not be loaded.', error),
      )
    }
    return () => {
      outdated = true
    }
  }, [language, shown])

  const choose = (next: Language) => setChosen({ language: next, email })
  return <LanguageContext value={{ ...shown, choose }}>{children}</LanguageContext>
}
