import type { Messages } from '#admin/messages/en.ts'

export const records: Messages['records'] = {
  addNew: 'Neu',
  beginWithSuggested: 'Mit Vorschlägen beginnen',
  aboutSuggested:
    'Vorschläge sehen Besucher erst, wenn Sie sie einzeln geprüft und sichtbar gemacht haben.',
  repair: 'Berichtigen',
  repairOf: (name) => `${name} berichtigen`,
  pageOf: (page, pages, all) => `Seite ${page} von ${pages}, ${all}`,
  pages: 'Seiten der Liste',
  toPage: (page, isCurrent) => (isCurrent ? `Seite ${page}` : `Zu Seite ${page}`),
  toOtherPage: {
    first: 'Zur ersten Seite',
    last: 'Zur letzten Seite',
    next: 'Zur nächsten Seite',
    previous: 'Zur vorigen Seite',
  },
  changeOrder: 'Reihenfolge ändern',
  howToOrder:
    'Ziehen Sie eine Zeile am Griff, oder benutzen Sie ihre Pfeile. Jede Bewegung wird sofort gespeichert und ist gleich auf der Website zu sehen.',
  saving: 'Wird gespeichert …',
  move: (name) => `${name} verschieben`,
  moveToTop: (name) => `${name} ganz nach oben`,
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  moved: (name, place, all) => `${name}: Platz ${place} von ${all}.`,
  orderNotSaved: {
    title: 'Fehler',
    description:
      'Die Reihenfolge konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  howToOrderByKeys:
    'Mit der Leertaste heben Sie die Zeile an, mit den Pfeiltasten verschieben Sie sie, mit der Leertaste legen Sie sie ab, und mit Escape bleibt sie, wo sie war.',
  lifted: (name, place, all) => `${name} ist angehoben, Platz ${place} von ${all}.`,
  over: (name, place, all) => `${name} ist über Platz ${place} von ${all}.`,
  putDown: (name, place, all) => `${name} ist abgelegt, Platz ${place} von ${all}.`,
  left: (name) => `${name} bleibt an seinem Platz.`,
}
