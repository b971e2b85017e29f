import type { Messages } from '#admin/messages/en.ts'

export const notes: Messages['notes'] = {
  heading: 'Notizen für Kollegen',
  atMost: (count) =>
    `Eine Anfrage hat höchstens ${count} Notizen: Löschen Sie eine, um eine neue zu schreiben.`,
  confirmDelete: 'Möchten Sie diese Notiz wirklich löschen?',
  deleteOf: (when) => `Notiz vom ${when} löschen`,
  newNote: 'Neue Notiz',
  onlyStaff: 'Nur die Fahrschule sieht sie.',
  characters: (count, limit) => `${count} von ${limit} Zeichen.`,
  add: 'Notiz hinzufügen',
  adding: 'Wird hinzugefügt …',
  count: (count) => `${count} Notizen:`,
}
