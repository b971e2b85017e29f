import type { Messages } from '#admin/messages/en.ts'

export const dashboard: Messages['dashboard'] = {
  newRequests: 'Neue Anfragen',
  held: (count) => `${count} zurückgehalten`,
  suspected: (count) => `${count} verdächtig, nicht gemailt`,
  toRepair: (count) => `${count} zu berichtigen`,
  loadFailed: {
    title: 'Die Übersicht konnte nicht geladen werden',
    description: 'Bitte laden Sie die Seite neu.',
  },
  lastUpdated: (day) => `Stand: ${day}`,
  lastChanges: 'Letzte Änderungen',
  editPage: 'Seite bearbeiten',
}
