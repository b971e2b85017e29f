import type { Messages } from '#admin/messages/en.ts'

const KINDS = 'AVIF, GIF, JPEG, PNG oder WebP'

export const pictures: Messages['pictures'] = {
  problems: {
    'no-picture': `Bitte wählen Sie ein Bild: ${KINDS}.`,
    svg: 'SVG-Zeichnungen nimmt die Website nicht an, denn sie können Programme enthalten. Bitte speichern Sie das Bild als PNG, etwa 1000 Pixel breit, und wählen Sie das.',
    'file-too-large': 'Das Bild ist größer als 25 MB. Bitte wählen Sie ein kleineres.',
    heic: 'Dieser Browser kann HEIC-Fotos nicht lesen. Bitte speichern Sie das Foto als JPEG und wählen Sie das.',
    unreadable: `Das Bild lässt sich nicht lesen: Es ist beschädigt, zu groß oder von unbekannter Art. Bitte wählen Sie ${KINDS}.`,
    'picture-too-large':
      'Das Bild ist auch verkleinert größer als 5 MB. Bitte wählen Sie ein anderes.',
    'not-prepared':
      'Das Bild konnte nicht vorbereitet werden. Speichern Sie das Übrige, laden Sie die Seite neu und wählen Sie es noch einmal.',
  },
  preview: (field) => `${field}: Vorschau`,
  file: (field) => `${field}: Datei`,
  address: (field) => `${field}: Adresse (URL) statt einer Datei`,
  preparing: 'Das Bild wird vorbereitet …',
  choose: 'Bild wählen',
  replace: 'Anderes Bild wählen',
  remove: 'Bild entfernen',
  foreign: 'Die Website zeigt keine Bilder von anderen Adressen.',
  notLoaded: 'Dieses Bild lässt sich nicht laden.',
}
