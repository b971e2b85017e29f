import type { Messages } from '#admin/messages/en.ts'

export const history: Messages['history'] = {
  whatHappened: {
    created: 'Angelegt',
    edited: 'Geändert',
    restored: 'Wiederhergestellt',
    deleted: 'Gelöscht',
    found: 'Vor Beginn des Verlaufs, bis',
    aside: 'Nicht gewählt, aufgehoben',
  },
  heading: (name) => `Verlauf: ${name}`,
  form: 'Formular',
  howItWorks: (count) =>
    `Die letzten ${count} Fassungen werden aufgehoben. Wenn Sie eine wiederherstellen, wird sie die neueste: Was jetzt da ist, bleibt hier ebenfalls erhalten.`,
  loading: 'Der Verlauf wird geladen …',
  notLoaded: 'Der Verlauf konnte nicht geladen werden.',
  none: 'Noch wurde nichts geändert: Mit dem ersten Speichern beginnt der Verlauf.',
  unknownAuthor: 'Von wem, ist nicht bekannt',
  whatChanged: (time) => `Was am ${time} geändert wurde`,
  show: 'Änderungen zeigen',
  hide: 'Änderungen ausblenden',
  asItIs: 'So ist es jetzt',
  restoreOf: (time) => `Die Fassung vom ${time} wiederherstellen`,
  restored: {
    title: 'Fassung wiederhergestellt',
    description: (time) => `So, wie sie am ${time} war.`,
  },
  notRestored: 'Nicht wiederhergestellt',
  notAsItIs: (problems) => `Diese Fassung lässt sich so nicht wiederherstellen. ${problems}`,
  changedMeanwhile:
    'Jemand anderes hat gerade etwas geändert. Sehen Sie sich die neueste Fassung an und versuchen Sie es dann noch einmal.',
  failed: 'Die Fassung konnte nicht wiederhergestellt werden. Bitte versuchen Sie es noch einmal.',
  noField: 'Kein Feld wurde geändert.',
  nothing: 'nichts',
  noPicture: 'Das Bild ist nicht mehr gespeichert.',
}
