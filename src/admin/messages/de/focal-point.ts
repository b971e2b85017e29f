import type { Messages } from '#admin/messages/en.ts'

export const focalPoint: Messages['focalPoint'] = {
  of: (label) => `Bildausschnitt: ${label}`,
  noPicture: (position) => `${position}: Wählen Sie erst ein Bild und danach den Ausschnitt.`,
  whole: 'Ganzes Bild',
  preview: 'Ausschnitt auf der Website',
  how: 'Klicken Sie im ganzen Bild auf das Wichtigste, ziehen Sie den Ausschnitt oder nehmen Sie die Regler',
  reset: 'Auf die Mitte zurücksetzen',
}
