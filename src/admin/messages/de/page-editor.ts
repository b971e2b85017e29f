import type { PageWords } from '#admin/messages/en/page-editor.ts'

const named = (kind: string, title: string) => (title ? `${kind}: ${title}` : kind)

export const de: PageWords = {
  bar: 'Seite bearbeiten',
  whatChanges:
    'Tippen Sie an, was gestrichelt umrandet ist, und ändern Sie es. Besucher sehen es, wenn Sie veröffentlichen.',
  understood: 'Verstanden',
  fixed: 'Das lässt sich auf der Seite nicht ändern',
  leave: {
    question: (count) =>
      count === 1
        ? '1 Änderung ist noch nicht veröffentlicht'
        : `${count} Änderungen sind noch nicht veröffentlicht`,
    explanation:
      'Ihr Entwurf bleibt gespeichert. Besucher sehen ihn erst, wenn Sie veröffentlichen.',
    stay: 'Hier bleiben',
    asDraft: 'Als Entwurf lassen',
  },
  toBackOffice: 'Zurück zur Verwaltung',
  changes: (count) =>
    count === 0 ? 'Keine Änderungen' : `${count} ${count === 1 ? 'Änderung' : 'Änderungen'}`,
  changesTitle: 'Was Sie geändert haben',
  nothingChanged:
    'Noch nichts. Tippen Sie auf der Seite an, was gestrichelt umrandet ist; Besucher sehen es, wenn Sie veröffentlichen.',
  states: { edited: 'geändert', created: 'neu', deleted: 'wird gelöscht', stored: 'geändert' },
  elsewhere: 'Das steht nicht auf dieser Seite.',
  newOrder: (many) => `Reihenfolge: ${many}`,
  takeBack: 'Zurücknehmen',
  takeBackOf: (name) => `Zurücknehmen: ${name}`,
  discard: 'Verwerfen',
  discardQuestion: 'Alle unveröffentlichten Änderungen verwerfen?',
  discardExplanation:
    'Die Seite ist dann wieder so, wie Besucher sie sehen. Das lässt sich nicht rückgängig machen.',
  publish: 'Veröffentlichen',
  publishing: 'Wird veröffentlicht …',
  published: { title: 'Veröffentlicht', description: 'Geöffnete Seiten zeigen es sofort.' },
  notPublished: {
    title: 'Nicht veröffentlicht',
    description:
      'An der Website hat sich nichts geändert, Ihr Entwurf ist noch da. Bitte versuchen Sie es noch einmal.',
  },
  partlyPublished: {
    title: 'Teilweise veröffentlicht, der Rest ist noch im Entwurf',
    description:
      'Besucher sehen erst einen Teil Ihrer Änderungen. Bitte veröffentlichen Sie noch einmal.',
  },
  gone: (name) =>
    `${name} hat inzwischen jemand anderes gelöscht. Nehmen Sie Ihre Änderung daran zurück und veröffentlichen Sie noch einmal.`,
  movedAway: (name, day) =>
    `${name} gilt jetzt. Nehmen Sie den neuen Tag zurück und legen Sie in der Verwaltung eine Kopie ab ${day} an: Ab dann gilt sie von selbst.`,
  incomplete: (name, problems) => `${name}: ${problems}`,
  incompleteTitle: 'Es fehlt noch etwas',
  draftFailed: {
    title: 'Ihr Entwurf konnte nicht geladen werden',
    description: 'Prüfen Sie die Verbindung und laden Sie die Seite neu.',
  },
  notKept: {
    title: 'Nicht im Entwurf gespeichert',
    description: 'Die Änderung liegt noch nicht auf dem Server. Bitte prüfen Sie die Verbindung.',
  },
  loadingDraft: 'Wird geladen …',
  noDraft: 'Nicht geladen',
  add: 'Hinzufügen',
  addOf: (kind) => `${kind} hinzufügen`,
  widths: 'Breite der Seite',
  widthNames: { phone: 'Handy', tablet: 'Tablet', desktop: 'Volle Breite' },
  ghosts: { created: 'Neu', deleted: 'Wird gelöscht', hidden: 'Ausgeblendet' },
  recordName: ({ de: { one } }, title) => named(one, title),
  howToEdit:
    'Mit der Eingabetaste bearbeiten Sie es, mit der Leertaste kommen Sie zu allem anderen.',
  tools: (name) => `${name}: was sich tun lässt`,
  drag: (name) => `${name} an eine andere Stelle ziehen`,
  up: (name) => `${name} nach vorn`,
  down: (name) => `${name} nach hinten`,
  hide: (name) => `${name} ausblenden`,
  after: (kind, name) => `${kind} nach ${name} hinzufügen`,
  deleteNew: (name) => `${name} löschen? Das steht nur in Ihrem Entwurf und ist dann weg.`,
  restore: (name) => `Löschen zurücknehmen: ${name}`,
  fill: (field) => `${field} ergänzen`,
  apply: 'Übernehmen',
}
