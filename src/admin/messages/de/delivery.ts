import type { Messages } from '#admin/messages/en.ts'

export const delivery: Messages['delivery'] = {
  heading: 'Zustellung',
  sent: 'Zugestellt',
  failed: 'Gescheitert',
  held: 'Zurückgehalten',
  suspected: 'Verdächtig',
  retrying: 'Neuer Versuch',
  sending: 'Wird gesendet',
  afterAttempts: (count) => `nach ${count} ${count === 1 ? 'Versuch' : 'Versuchen'}`,
  send: 'Mail an die Fahrschule senden',
  sendAgain: 'Noch einmal an die Fahrschule senden',
  whyHeld:
    'In einer Stunde kamen mehr Anfragen, als verschickt werden. Diese ging nicht als E-Mail an die Fahrschule: Das macht „Mail an die Fahrschule senden“.',
  whySuspected:
    'Das sieht aus, als hätte ein Programm das Formular ausgefüllt. Ein Passwortmanager kann genauso aussehen. Die Anfrage ging nicht als E-Mail an die Fahrschule: Das macht „Mail an die Fahrschule senden“.',
  undelivered: (count, most) =>
    `${count >= most ? `${most} oder mehr` : count} ${count === 1 ? 'Anfrage' : 'Anfragen'} nicht als E-Mail zugestellt`,
  whatUndelivered: (count, days) =>
    `Der Mailserver hat ${count === 1 ? 'die E-Mail' : 'die E-Mails'} nicht angenommen. Nichts ist verloren: Sie können ${count === 1 ? 'die Anfrage' : 'die Anfragen'} hier lesen und beantworten. Jede E-Mail wird ${days} Tage lang immer wieder versucht, in wachsenden Abständen; sobald der Mailserver wieder geht, sendet ein Druck auf den Knopf alle.`,
  sendAll: 'Jetzt alle senden',
  viewRequests: 'Anfragen ansehen',
  beingSent: (count) =>
    `${count} ${count === 1 ? 'E-Mail wird' : 'E-Mails werden'} noch einmal gesendet`,
  thereAreMore: 'Es gibt noch mehr: Drücken Sie in ein paar Minuten noch einmal.',
  notSent: {
    title: 'Fehler',
    description:
      'Die E-Mails konnten nicht noch einmal gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
}
