import type { LegalPageId, LegalText } from './definition.ts'
import accessibility from './texts/accessibility.md?raw'
import cookies from './texts/cookies.md?raw'
import imprint from './texts/imprint.md?raw'
import privacy from './texts/privacy.md?raw'
import terms from './texts/terms.md?raw'

/** A part of the privacy policy, where errors of visitors' browsers are reported. */
export { default as errorReports } from './texts/error-reports.md?raw'

/** As a form would have it, so that nothing counts as changed. */
const draft = (page: Pick<LegalText, 'title' | 'intro' | 'text'>): LegalText => ({
  ...page,
  updated: '2026-11-01',
  text: page.text.trim(),
})

/** Drafts for the school's lawyer, shown until the store has another text. */
export const defaultLegalPages: Readonly<Record<LegalPageId, LegalText>> = {
  imprint: draft({
    title: 'Impressum',
    intro: 'Wer hinter dieser Website steht und wie Sie uns erreichen.',
    text: imprint,
  }),
  privacy: draft({
    title: 'Datenschutz\u00ADerklärung',
    intro:
      'Welche Daten wir auf dieser Website verarbeiten, wozu wir sie brauchen und welche Rechte Sie haben.',
    text: privacy,
  }),
  terms: draft({
    title: 'Allgemeine Geschäfts\u00ADbedingungen',
    intro: 'Was zwischen Ihnen und uns gilt, von der Anmeldung bis zur Prüfung.',
    text: terms,
  }),
  cookies: draft({
    title: 'Cookie-Richtlinie',
    intro: 'Was diese Website auf Ihrem Gerät speichert und wie Sie darüber entscheiden.',
    text: cookies,
  }),
  accessibility: draft({
    title: 'Erklärung zur Barrierefreiheit',
    intro:
      'Diese Website soll für alle nutzbar sein. Hier steht, wie weit wir damit sind und wohin Sie sich wenden, wenn etwas nicht geht.',
    text: accessibility,
  }),
}

/** Leaves out the lines that end with a VAT ID, and the headings below which there is nothing then. */
export const withoutVatId = (text: string): string =>
  text
    .replaceAll(/^#{2,3} .*\s+(?!#)[^{\n]*\{\{vat_id\}\}[ .]*$\s*(?![^#])/gm, '')
    .replaceAll(/^(?!#)[^{\n]*\{\{vat_id\}\}[ .]*$\s*/gm, '')
