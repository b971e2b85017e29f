import type { Messages } from '#admin/messages/en.ts'

export const requests: Messages['requests'] = {
  views: {
    open: 'Zu tun',
    new: 'Neu',
    undelivered: 'Nicht zugestellt',
    done: 'Erledigt',
    all: 'Alle',
    suspected: 'Verdächtig',
  },
  empty: {
    open: 'Nichts zu tun: Es gibt keine offenen Anfragen.',
    new: 'Keine neuen Anfragen.',
    undelivered: 'Alle offenen Anfragen wurden der Fahrschule als E-Mail zugestellt.',
    done: 'Noch ist keine Anfrage als erledigt markiert.',
    all: 'Keine Anfragen.',
    suspected: 'Keine verdächtigen Anfragen.',
  },
  explanations: {
    undelivered:
      'Diese Anfragen hat die Fahrschule nicht als E-Mail bekommen: Der Mailserver hat sie nicht angenommen, oder sie werden zurückgehalten, weil in einer Stunde oder an einem Tag mehr kamen, als verschickt werden dürfen. Lesen und beantworten Sie sie hier; mit „… senden“ geht eine Anfrage als E-Mail an die Fahrschule.',
    suspected:
      'Diese Anfragen sehen aus, als hätte ein Programm das Formular ausgefüllt, und wurden nicht als E-Mail verschickt. Ein Passwortmanager kann genauso aussehen: Öffnen Sie eine und drücken Sie „E-Mail an die Fahrschule senden“, dann ist sie eine Anfrage wie jede andere.',
  },
  changed: {
    done: 'Als erledigt markiert',
    reopen: 'Wieder geöffnet',
    send: 'Die E-Mail an die Fahrschule ist unterwegs',
    delete: 'Anfrage gelöscht',
    note: 'Notiz hinzugefügt',
    'remove-note': 'Notiz gelöscht',
  },
  filter: 'Anfragen filtern',
  search: 'Anfragen durchsuchen',
  searchesFirst: (count) => `Durchsucht werden die ersten ${count}, die geladen sind.`,
  loading: 'Anfragen werden geladen …',
  loadingOne: 'Anfrage wird geladen …',
  fetchFailed: 'Die Anfragen konnten nicht geladen werden',
  nothingFound: 'Keine Anfragen gefunden, die zur Suche passen.',
  noneYet: 'Noch keine Anfragen',
  whereFrom: 'Was Besucher über das Kontaktformular senden, erscheint hier sofort.',
  foundAmong: (found, all) => `${found} gefunden unter den ersten ${all}.`,
  firstShown: (count) => `Zu sehen sind die ersten ${count}.`,
  searchMore: (count) => `Weitere ${count} durchsuchen`,
  loadMore: 'Mehr laden',
  notFound: 'Anfrage nicht gefunden',
  notThere: 'Diese Anfrage gibt es nicht oder nicht mehr.',
  list: 'Anfragen',
  received: 'Eingegangen',
  course: 'Kurs',
  status: 'Status',
  message: 'Nachricht',
  wholeMessage: 'Ganze Nachricht zeigen',
  more: 'Mehr',
  deletedOn: 'Wird gelöscht',
  open: 'Offen',
  select: (name) => `${name} auswählen`,
  selectAll: (count) => (count === 1 ? 'Diese eine auswählen' : `Alle ${count} auswählen`),
  deleteSelected: (count) => `Auswahl löschen (${count})`,
  markAsDone: 'Als erledigt markieren',
  markAsDoneOf: (name) => `Erledigt: ${name}`,
  reopen: 'Wieder öffnen',
  reopenOf: (name) => `Wieder öffnen: ${name}`,
  movedToDone: 'Die Anfrage steht jetzt unter „Erledigt“.',
  deleted: (count) => `${count} Anfragen gelöscht`,
  confirmDelete: (count) =>
    count === 1
      ? 'Diese Anfrage endgültig löschen? Sie kommt nicht in den Papierkorb und lässt sich hier nicht zurückholen.'
      : `Diese ${count} Anfragen endgültig löschen? Sie kommen nicht in den Papierkorb und lassen sich hier nicht zurückholen.`,
  notChanged: {
    title: 'Fehler',
    description: 'Die Anfrage konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  },
  answer: (name) => `${name} antworten`,
  call: 'Anrufen',
  callOf: (name) => `${name} anrufen`,
  write: 'Schreiben',
  writeOf: (name) => `${name} schreiben`,
  whatsApp: 'WhatsApp',
  whatsAppOf: (name) => `WhatsApp an ${name}`,
}

export const delivery: Messages['delivery'] = {
  heading: 'Zustellung',
  sent: 'Zugestellt',
  failed: 'Gescheitert',
  held: 'Zurückgehalten',
  suspected: 'Verdächtig',
  retrying: 'Neuer Versuch',
  sending: 'Wird gesendet',
  afterAttempts: (count) => `nach ${count} ${count === 1 ? 'Versuch' : 'Versuchen'}`,
  send: 'E-Mail an die Fahrschule senden',
  sendAgain: 'Noch einmal an die Fahrschule senden',
  whyHeld:
    'In einer Stunde oder an einem Tag kamen mehr Anfragen, als verschickt werden dürfen. Diese ging nicht als E-Mail an die Fahrschule: Das holen Sie mit „E-Mail an die Fahrschule senden“ nach.',
  whySuspected:
    'Das sieht aus, als hätte ein Programm das Formular ausgefüllt. Ein Passwortmanager kann genauso aussehen. Die Anfrage ging nicht als E-Mail an die Fahrschule: Das holen Sie mit „E-Mail an die Fahrschule senden“ nach.',
  undelivered: (count, most) =>
    `${count >= most ? `${most} oder mehr` : count} ${count === 1 ? 'Anfrage' : 'Anfragen'} nicht als E-Mail zugestellt`,
  whatUndelivered: (count, days) =>
    `Der Mailserver hat ${count === 1 ? 'die E-Mail' : 'die E-Mails'} nicht angenommen. Nichts ist verloren: Sie können ${count === 1 ? 'die Anfrage' : 'die Anfragen'} hier lesen und beantworten. Die Zustellung wird ${days} Tage lang in wachsenden Abständen immer wieder versucht. Sobald der Mailserver wieder arbeitet, senden Sie mit dem Knopf alle auf einmal.`,
  sendAll: 'Jetzt alle senden',
  viewRequests: 'Anfragen ansehen',
  beingSent: (count) =>
    `${count} ${count === 1 ? 'E-Mail wird' : 'E-Mails werden'} noch einmal gesendet`,
  notSent: {
    title: 'Fehler',
    description:
      'Die E-Mails konnten nicht noch einmal gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
}

export const notes: Messages['notes'] = {
  heading: 'Notizen für das Team',
  atMost: (count) =>
    `Eine Anfrage hat höchstens ${count} Notizen: Löschen Sie eine, um eine neue zu schreiben.`,
  confirmDelete: 'Möchten Sie diese Notiz wirklich löschen?',
  deleteOf: (when) => `Notiz vom ${when} löschen`,
  newNote: 'Neue Notiz',
  onlyStaff: 'Nur die Fahrschule sieht sie.',
  characters: (count, limit) => `${count} von ${limit} Zeichen.`,
  add: 'Notiz hinzufügen',
  adding: 'Wird hinzugefügt …',
  notAdded: 'Ihre Notiz wurde nicht hinzugefügt:',
  count: (count) => `${count} Notizen:`,
}
