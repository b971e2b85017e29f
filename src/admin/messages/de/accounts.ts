import type { Messages } from '#admin/messages/en.ts'

export const accounts: Messages['accounts'] = {
  loading: 'Konten werden geladen …',
  fetchFailed: 'Die Konten konnten nicht geladen werden',
  none: 'Keine Konten gefunden.',
  you: 'Sie',
  since: 'Zugang seit',
  howToChange: {
    before:
      'Diese Konten haben Zugang zur Verwaltung. Wer die Technik der Website betreut, legt eines mit ',
    between: ' an und entzieht ihm den Zugang, und zwar sofort, mit ',
    after: ', jeweils gefolgt von der E-Mail-Adresse.',
  },
  own: 'Ihr Konto',
  changeThePassword: 'Passwort ändern',
  presentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  atLeast: (characters) => `Mindestens ${characters} Zeichen.`,
  tooShort: (characters) => `Das neue Passwort braucht mindestens ${characters} Zeichen.`,
  changePassword: 'Passwort ändern',
  changing: 'Wird geändert …',
  passwordChanged: {
    title: 'Passwort geändert',
    description: 'Auf anderen Geräten müssen Sie sich mit dem neuen Passwort anmelden.',
  },
  signOutEverywhere: 'Überall abmelden',
  signingOut: 'Wird abgemeldet …',
  whenEverywhere:
    'Sinnvoll, wenn Sie an einem fremden Computer gearbeitet oder ein Gerät verloren haben. Eine Verwaltung, die anderswo offen ist, schließt sich innerhalb einer halben Minute.',
  signedOutEverywhere: {
    title: 'Überall abgemeldet',
    description: 'Auf jedem Gerät müssen Sie sich neu anmelden.',
  },
}
