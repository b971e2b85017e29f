import type { Messages } from '#admin/messages/en.ts'

export const session: Messages['session'] = {
  login: 'Anmeldung',
  password: 'Passwort',
  showTyped: 'Eingabe zeigen',
  hideTyped: 'Eingabe verbergen',
  signIn: 'Anmelden',
  signingIn: 'Sie werden angemeldet …',
  signedIn: (email) => ({ title: 'Angemeldet', description: `Willkommen, ${email}` }),
  notSignedIn: 'Die Anmeldung hat nicht geklappt',
  signedOut: { title: 'Abgemeldet', description: 'Sie sind jetzt abgemeldet.' },
  notSignedOut: {
    title: 'Die Abmeldung hat nicht geklappt',
    description: 'Beim Abmelden ist ein Fehler aufgetreten.',
  },
  problems: {
    wrong: 'E-Mail oder Passwort ist falsch.',
    'too-many': 'Das waren zu viele Versuche. Bitte warten Sie ein paar Minuten.',
    disabled: 'Dieses Konto ist gesperrt.',
    weak: 'Dieses Passwort ist zu kurz.',
    'others-stay':
      'Das Passwort ist geändert, aber andere Geräte bleiben vielleicht noch eine Stunde angemeldet. Bitte drücken Sie „Überall abmelden“.',
    unreachable:
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unknown: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  checking: 'Ihr Zugang wird geprüft …',
  noConnection: 'Keine Verbindung',
  notChecked:
    'Ihr Zugang konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal, wenn Sie online sind.',
  noAccess: 'Kein Zugang',
  notAllowed: (email) =>
    `Das Konto ${email} hat keinen Zugang zur Verwaltung. Bitten Sie jemanden, der die Website der Fahrschule betreut, um Zugang, und melden Sie sich dann neu an.`,
  signOut: 'Abmelden',
  endOfAccess: {
    revoked: {
      title: 'Ihr Zugang ist beendet',
      description:
        'Dieses Konto hat keinen Zugang mehr zur Verwaltung. Die Fahrschule kann Ihnen sagen, warum.',
    },
    ended: {
      title: 'Abgemeldet',
      description:
        'Dieses Gerät wurde von einem anderen aus abgemeldet. Bitte melden Sie sich neu an.',
    },
    idle: {
      title: 'Abgemeldet',
      description:
        'Dieses Gerät wurde sieben Tage lang nicht benutzt. Bitte melden Sie sich neu an.',
    },
    over: {
      title: 'Abgemeldet',
      description: 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich neu an.',
    },
  },
  forgotten: 'Passwort vergessen?',
  newPassword: 'Neues Passwort festlegen',
  howNewPassword:
    'Wir schicken Ihnen eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.',
  sendLink: 'Link schicken',
  linkSent: (email) =>
    `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Sehen Sie auch im Spam-Ordner nach.`,
}
