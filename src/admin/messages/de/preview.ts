import type { PreviewWords } from '#admin/messages/en/preview.ts'

export const de: PreviewWords = {
  title: 'Vorschau',
  explanation: 'Das sehen Besucher, sobald es gespeichert ist',
  hidden: 'Ausgeblendet: Besucher sehen es nicht',
  widths: 'Breite der Vorschau',
  names: { phone: 'Handy', tablet: 'Tablet', desktop: 'Computer' },
  broken: 'Das lässt sich noch nicht anzeigen.',
}
