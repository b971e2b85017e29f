import type { Messages } from '#admin/messages/en.ts'

export const bin: Messages['bin'] = {
  howItWorks: (days) =>
    `Gelöschtes bleibt ${days} Tage hier. Danach verschwindet es endgültig, mit seinem Verlauf und den Bildern, die sonst nirgends zu sehen sind. Ab dem zweiten Tag können Sie es auch selbst endgültig löschen.`,
  loading: 'Der Papierkorb wird geladen …',
  notLoaded: 'Der Papierkorb konnte nicht geladen werden.',
  empty: 'Der Papierkorb ist leer.',
  type: 'Art',
  deleted: 'Gelöscht',
  restoreOf: (name) => `${name} wiederherstellen`,
  deleteForGood: 'Endgültig löschen',
  deleteForGoodOf: (name) => `${name} endgültig löschen`,
  confirm: (name) =>
    `„${name}“ endgültig löschen? Danach lässt es sich nicht wiederherstellen, und der Verlauf geht mit verloren.`,
  gone: { title: 'Endgültig gelöscht', description: (name) => `„${name}“ ist weg.` },
  notDeleted: 'Das konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
}
