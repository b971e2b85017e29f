import type { Messages } from '#admin/messages/en.ts'

export const common: Messages['common'] = {
  language: 'Sprache',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',
  error: 'Fehler',
}
