import type { Messages } from '#admin/messages/en.ts'

export const common: Messages['common'] = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  delete: 'Löschen',
  edit: 'Bearbeiten',
  copy: 'Kopieren',
  print: 'Drucken',
  view: 'Ansehen',
  save: 'Speichern',
  restore: 'Wiederherstellen',
  undo: 'Rückgängig',
  done: 'Fertig',
  actions: 'Aktionen',
  name: 'Name',
  email: 'E-Mail',
  loading: 'Wird geladen …',
  error: 'Fehler',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Neu laden',
  viewSite: 'Website ansehen',
  offline: 'Dieses Gerät ist offline.',
  backTo: (list) => `Zurück: ${list}`,
  viewOf: (name) => `${name} ansehen`,
  editOf: (name) => `${name} bearbeiten`,
  deleteOf: (name) => `${name} löschen`,
}

const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' })

export const format: Messages['format'] = {
  time: (at) => (at ? time.format(at) : '-'),
  clock: (at) => clock.format(at),
  day: (at) => day.format(at),
}

export const layout: Messages['layout'] = {
  skip: 'Zum Inhalt springen',
  menu: 'Menü',
  logout: 'Abmelden',
  navigation: 'Verwaltung',
  notifications: 'Meldungen, Alt+T',
  dashboard: 'Übersicht',
  requests: 'Anfragen',
  bin: 'Papierkorb',
  accounts: 'Konten',
  openRequests: (open, unread) =>
    unread === open
      ? `${open} neu`
      : unread > 0
        ? `${open}, davon ${unread} neu`
        : `${open} zu tun`,
  pageNotFound: 'Diese Seite gibt es nicht',
  toDashboard: 'Zurück zur Übersicht',
  toSite: 'Zur Website',
  partNotShown:
    'Dieser Teil konnte nicht angezeigt werden. Vielleicht wurde eine neue Version veröffentlicht; laden Sie die Seite neu.',
}

export const dashboard: Messages['dashboard'] = {
  beforeLaunch: 'Vor dem Start',
  toDo: 'Zu tun',
  nothingToDo: 'Nichts zu tun.',
  openRequests: (open, unread) =>
    `${open} offene ${open === 1 ? 'Anfrage' : 'Anfragen'}${unread > 0 ? `, davon ${unread} neu` : ''}`,
  held: (count) => `${count} zurückgehalten, nicht gemailt`,
  suspected: (count) => `${count} verdächtig, nicht gemailt`,
  unpublished: (count) =>
    `${count} ${count === 1 ? 'Änderung' : 'Änderungen'} an der Seite noch nicht veröffentlicht`,
  toRepair: (count) => `${count} zu berichtigen`,
  loadFailed: {
    title: 'Die Übersicht konnte nicht geladen werden',
    description: 'Bitte laden Sie die Seite neu.',
  },
  lastUpdated: (day) => `Stand: ${day}`,
  lastChanges: 'Letzte Änderungen',
  editPage: 'Seite bearbeiten',
}

export const publication: Messages['publication'] = {
  liveSince: (time) => `Website aktuell seit ${time}`,
  notYet: 'Noch nicht online',
  publishing: 'Geht online …',
  notPublished: 'Nicht online',
  earlierVersion: 'Frühere Fassung',
  changesWait: 'Änderungen warten',
  failed: 'Der letzte Versuch ist gescheitert. Alle fünf Minuten folgt ein neuer.',
  notTakenOn:
    'Die Änderungen wurden noch nicht abgeholt. Alle fünf Minuten folgt ein neuer Versuch.',
  heading: 'Was Besucher sehen',
  held: (time) =>
    `Besucher sehen die Fassung vom ${time}, bis Sie wieder veröffentlichen. Was inzwischen gespeichert wird, wartet.`,
  releasing: 'Die frühere Fassung ist in ein paar Sekunden auf der Website.',
  isLive: 'Alles, was gespeichert ist, steht auf der Website.',
  waits: 'Was gespeichert wurde, ist in ein paar Sekunden auf der Website.',
  earlierVersions: 'Frühere Fassungen',
  notLoaded: 'Sie konnten nicht geladen werden.',
  none: 'Noch gibt es keine.',
  current: 'Das sehen Besucher jetzt',
  changes: (shown, more) => (more > 0 ? `${shown} und ${more} weitere` : shown),
  erased:
    'Sie kann etwas enthalten, das endgültig gelöscht wurde, und lässt sich nicht wieder zeigen.',
  showAgain: 'Wieder zeigen',
  showAgainOf: (time) => `Die Fassung vom ${time} wieder zeigen`,
  confirm: (time) =>
    `Besucher sehen die Website dann so, wie sie am ${time} war, bis Sie wieder veröffentlichen. Was Sie gespeichert haben, bleibt gespeichert. Fortfahren?`,
  tryLater: 'Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  publishNow: 'Jetzt veröffentlichen',
  visitorsSee: 'Besucher sehen Ihre Änderungen',
}
