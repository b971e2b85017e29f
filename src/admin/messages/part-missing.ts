import type { Language } from '#model/words/language.ts'

/** These words are apart from the catalogue, which may be the part that is missing. */
export const partMissing: Readonly<Record<Language, { text: string; reload: string }>> = {
  en: {
    text: 'A part of the back office is missing, probably because a new version was published. Save or copy what you have typed first.',
    reload: 'Reload',
  },
  de: {
    text: 'Ein Teil der Verwaltung fehlt, wahrscheinlich weil eine neue Version veröffentlicht wurde. Speichern oder kopieren Sie zuerst, was Sie geschrieben haben.',
    reload: 'Neu laden',
  },
}
