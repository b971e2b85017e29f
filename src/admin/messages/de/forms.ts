import type { Messages } from '#admin/messages/en.ts'

export const forms: Messages['forms'] = {
  bothChanged: 'Jemand anderes hat dasselbe geändert',
  backToForm: 'Zurück zum Formular',
  yours: 'Ihre Fassung',
  theirs: 'Die andere Fassung',
  whenOpened: 'Als Sie das Formular geöffnet haben:',
  bothSaved: {
    title: 'Beide Änderungen sind gespeichert',
    description: (fields) => `Jemand anderes hat inzwischen geändert: ${fields}.`,
  },
  uploading: 'Das Bild wird hochgeladen',
  cancelUpload: 'Hochladen abbrechen',
  retryUpload: 'Noch einmal hochladen',
  notUploaded: 'Das Bild wurde nicht hochgeladen.',
  uploadCancelled: {
    title: 'Hochladen abgebrochen',
    description: 'Das Bild ist unverändert.',
  },
  uploadError: 'Fehler beim Hochladen',
  uploadFailed: 'Das Bild konnte nicht hochgeladen werden',
  notStored: (field) =>
    `${field}: Dieses Bild ist nicht mehr gespeichert. Bitte wählen Sie es noch einmal; alles andere ist noch da.`,
  mayArrive: 'Was gesendet wurde, kann noch ankommen.',
  correctMarked: { title: 'Fehler', description: 'Bitte berichtigen Sie die markierten Felder.' },
  history: 'Verlauf',
  saveChanges: 'Änderungen speichern',
  discardMine: 'Meine verwerfen',
  leave: {
    question: 'Ohne Speichern verlassen?',
    explanation: 'Ihre Änderungen sind nicht gespeichert.',
    yes: 'Verlassen',
    no: 'Weiter bearbeiten',
  },
}
