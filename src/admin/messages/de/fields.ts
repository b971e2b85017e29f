import type { Messages } from '#admin/messages/en.ts'

export const fields: Messages['fields'] = {
  counted: (length, max) => `${length} von ${max}`,
  countedAloud: (length, max) => `${length} von ${max} Zeichen`,
  noChoice: 'Nichts ausgewählt',
  addRow: 'Zeile hinzufügen',
  rowOf: (field, row) => `${field} ${row}`,
  removeRow: (field, row) => `${field} ${row} entfernen`,
  stars: (count) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  starsOf: (count, most) => `${count} von ${most} Sternen`,
}
