import Button from '@mui/material/Button'
import { useLoadAhead } from '#admin/use-load-ahead.ts'
import { loadMessages } from '#admin/messages/load-messages.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { LANGUAGES, type Language } from '#model/words/language.ts'

/** In the language that a press leads to: who needs it understands no other. */
const offers: Record<Language, { readonly to: Language; readonly short: string; name: string }> = {
  en: { to: 'de', short: 'DE', name: 'DE: auf Deutsch umschalten' },
  de: { to: 'en', short: 'EN', name: 'EN: switch to English' },
}

const loadBoth = () => Promise.all(LANGUAGES.map(loadMessages))

/** Changes to the other language of the back office. */
export function LanguageButton() {
  const { language, choose } = useLanguage()
  useLoadAhead(loadBoth)
  const { to, short, name } = offers[language]
  return (
    <Button lang={to} aria-label={name} onClick={() => choose(to)} sx={{ minWidth: 44, px: 1 }}>
      {short}
    </Button>
  )
}
