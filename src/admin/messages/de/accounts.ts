import type { Messages } from '#admin/messages/en.ts'

export const accounts: Messages['accounts'] = {
  loading: 'Konten werden geladen …',
  fetchFailed: 'Die Konten konnten nicht geladen werden',
  you: 'Sie',
  onlyInvited: 'Noch nicht angemeldet',
  since: 'Zugang seit',
  who: 'Diese Personen haben Zugang zur Verwaltung. Ihre Namen stehen im Verlauf.',
  invite: 'Person einladen',
  whatInvitation:
    'Die Person bekommt eine E-Mail mit einem Link, über den sie ihr Passwort wählt. Danach darf sie hier alles, was Sie dürfen.',
  whatName: 'So lesen ihn die anderen im Verlauf.',
  sendInvitation: 'Einladung senden',
  sending: 'Wird gesendet …',
  invited: (email) => ({
    title: 'Einladung gesendet',
    description: `Der Link an ${email} gilt eine Stunde lang.`,
  }),
  sendAgain: 'Erneut einladen',
  sendAgainTo: (name) => `${name} erneut einladen`,
  whatAgain: (email) =>
    `Ein neuer Link, mit dem sich ein Passwort wählen lässt, geht an ${email}. Ein schon gewähltes Passwort gilt bis dahin weiter.`,
  withdraw: 'Zugang entziehen',
  withdrawFrom: (name) => `${name} den Zugang entziehen`,
  withdrawing: 'Wird entzogen …',
  whatWithdrawing:
    'Die Person wird sofort auf allen Geräten abgemeldet. Was gespeichert ist, bleibt, und Sie können sie wieder einladen.',
  withdrawn: (name) => ({ title: 'Zugang entzogen', description: name }),
  refusals: {
    exists: 'Diese Adresse hat schon Zugang.',
    gone: 'Dieses Konto hat keinen Zugang mehr.',
    invalid: 'Mit dem Namen oder der E-Mail-Adresse stimmt etwas nicht. Bitte prüfen Sie beides.',
    'too-many': 'Das waren heute schon zehn Änderungen an Konten. Bitte machen Sie morgen weiter.',
    'not-mailed':
      'Das Konto ist angelegt, aber die E-Mail ging nicht hinaus. Schließen Sie dies und drücken Sie gleich „Erneut einladen“.',
  },
  yourPassword: 'Ihr Passwort',
  own: 'Ihr Konto',
  changeName: 'Namen ändern',
  renamed: { title: 'Name geändert' },
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
    'Sinnvoll, wenn Sie an einem fremden Computer gearbeitet oder ein Gerät verloren haben. Eine Verwaltung, die anderswo offen ist, schließt sich sofort.',
  signedOutEverywhere: {
    title: 'Überall abgemeldet',
    description: 'Auf jedem Gerät müssen Sie sich neu anmelden.',
  },
  devices: {
    title: 'Ihre Geräte',
    about:
      'Hier sind Sie angemeldet. Ein Gerät, das sieben Tage lang nicht benutzt wird, wird von selbst abgemeldet.',
    loading: 'Ihre Geräte werden geladen …',
    failed: 'Ihre Geräte konnten nicht geladen werden',
    none: 'Dieses Gerät steht noch nicht in der Liste.',
    device: 'Gerät',
    unknown: 'Unbekanntes Gerät',
    isThis: 'Dieses Gerät',
    since: 'Angemeldet',
    seen: 'Zuletzt benutzt',
    endOf: (device, since) => `${device} abmelden, angemeldet am ${since}`,
    question: (device) => `${device} abmelden?`,
    consequence: 'Was dort eingegeben und nicht gespeichert wurde, bleibt auf jenem Gerät.',
    ended: (device) => ({ title: 'Gerät abgemeldet', description: device }),
  },
}
