import type { Messages } from '#admin/messages/en.ts'
import type { ProblemWords } from '#model/fields/problem.ts'

export const forms: Messages['forms'] = {
  whichVersion: 'Welche Fassung soll bleiben?',
  yours: 'Ihre Fassung',
  theirs: 'Die andere Fassung',
  whenOpened: 'Als Sie angefangen haben:',
  bothSaved: (fields, who) => ({
    title: 'Beide Änderungen sind gespeichert',
    description: `${who ?? 'Jemand anderes'} hat inzwischen geändert: ${fields}.`,
  }),
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
  noConnection: 'Keine Verbindung. Ihre Eingaben sind noch da.',
  mayArrive: 'Was gesendet wurde, kann noch ankommen.',
  correctMarked: { title: 'Fehler', description: 'Bitte berichtigen Sie die markierten Felder.' },
  history: 'Verlauf',
  saveChanges: 'Änderungen speichern',
  discardMine: 'Meine verwerfen',
  saveAnyway: 'Trotzdem speichern?',
  moves: {
    question: (day) => `Neues Blatt ab ${day} anlegen und das alte bis dahin zeigen?`,
    explanation: 'Dieses Blatt gilt jetzt. Das neue löst es an dem Tag von selbst ab.',
    createNew: 'Neues Blatt anlegen',
    move: 'Dieses verschieben',
  },
  leave: {
    question: 'Ohne Speichern verlassen?',
    explanation: 'Ihre Änderungen sind nicht gespeichert.',
    yes: 'Verlassen',
    no: 'Weiterbearbeiten',
  },
}

export const fields: Messages['fields'] = {
  counted: (length, max) => `${length} von ${max}`,
  countedAloud: (length, max) => `${length} von ${max} Zeichen`,
  noChoice: 'Nichts ausgewählt',
  addRow: 'Zeile hinzufügen',
  rowOf: (field, row) => `${field} ${row}`,
  showRow: (row) => `Zeile ${row} zeigen`,
  removeRow: (field, row) => `${field} ${row} entfernen`,
  stars: (count) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  noStars: 'Keine Sterne',
  starsOf: (count, most) => `${count} von ${most} Sternen`,
}

export const notation: Messages['notation'] = {
  title: 'So schreiben Sie Überschriften, Listen und Links',
  examples: [
    ['## Überschrift', 'eine Überschrift; mit ### eine kleinere'],
    ['eine leere Zeile', 'beginnt einen neuen Absatz'],
    ['- Eintrag', 'ein Eintrag einer Liste; mit 1. einer nummerierten'],
    ['**fett**', 'fette Wörter'],
    ['[Unsere AGB](/agb)', 'ein Link auf eine Seite dieser Website'],
    ['[Text](https://…)', 'ein Link auf eine andere Website'],
    ['`cookie-consent`', 'ein technischer Name'],
    ['\\*', 'das Zeichen selbst, wo es sonst etwas beginnt'],
  ],
  placeholders: 'Was in Klammern steht, setzt die Website ein, wenn sie die Seite veröffentlicht:',
}

export const problems: ProblemWords = {
  required: (label) => `„${label}“ muss ausgefüllt werden.`,
  incomplete: (label) => `„${label}“ fehlt: Unvollständiges wird Besuchern nicht gezeigt.`,
  tooLong: (label, limit) => `„${label}“ darf höchstens ${limit} Zeichen lang sein.`,
  tooMany: (label, limit) => `„${label}“ darf höchstens ${limit} Einträge haben.`,
  tooSmall: (label, limit) => `„${label}“ muss mindestens ${limit} sein.`,
  tooLarge: (label, limit) => `„${label}“ darf höchstens ${limit} sein.`,
  notWhole: (label) => `„${label}“ muss eine ganze Zahl sein.`,
  noEmail: (label) => `„${label}“ muss eine gültige E-Mail-Adresse sein.`,
  noLink: (label) => `„${label}“ muss eine Adresse sein, die mit https:// beginnt.`,
  noIcon: (label) => `„${label}“: Dieses Symbol steht nicht zur Auswahl.`,
  notOffered: (label) => `„${label}“: Dieser Wert steht nicht zur Auswahl.`,
  noDate: (label) => `„${label}“ muss ein gültiges Datum sein.`,
  noTime: (label) => `„${label}“ muss eine Uhrzeit sein, zum Beispiel 18:00.`,
  notAfter: (label) => `„${label}“ muss nach dem Anfang liegen.`,
  noAmount: (label) => `„${label}“ muss ein Betrag in Euro und Cent sein, zum Beispiel 59,90.`,
  tooMuch: (label, limit) => `„${label}“ darf höchstens ${limit} Euro sein.`,
  wrongHours: (label) =>
    `„${label}“ enthält unmögliche Zeiten: Bitte korrigieren Sie die markierten Tage.`,
  wrongDays: (label) =>
    `„${label}“ enthält unmögliche Angaben: Bitte korrigieren Sie die markierten Zeilen.`,
  wrongRows: (label) => `„${label}“ hat Einträge, die zu lang sind.`,
  foreignImage: (label) =>
    `„${label}“ muss hochgeladen werden oder ein Pfad dieser Website sein, zum Beispiel /uploads/logo.svg. Bilder von anderen Adressen lädt die Website nicht: Ihre Sicherheitsregeln sperren sie.`,
  tagInText: (label, _, quote) => `„${label}“ darf kein HTML enthalten: ${quote}`,
  wrongLink: (label, _, quote) =>
    `„${label}“ enthält einen Link, der so nicht erlaubt ist: ${quote} – Adressen beginnen mit https://, mailto:, tel:, / oder #.`,
  noPlaceholder: (label, _, quote) =>
    `„${label}“ enthält einen Platzhalter, den es nicht gibt: ${quote}`,
  otherType: (label) => `„${label}“ ist in einer anderen Form gespeichert.`,
}

const KINDS = 'AVIF, GIF, JPEG, PNG oder WebP'

export const pictures: Messages['pictures'] = {
  problems: {
    'no-picture': `Bitte wählen Sie ein Bild: ${KINDS}.`,
    svg: 'SVG-Zeichnungen nimmt die Website nicht an, denn sie können Programme enthalten. Bitte speichern Sie das Bild als PNG, etwa 1000 Pixel breit, und wählen Sie dann diese Datei.',
    'file-too-large': 'Das Bild ist größer als 25 MB. Bitte wählen Sie ein kleineres.',
    'too-many-pixels':
      'Das Bild hat mehr als 120 Millionen Bildpunkte. Bitte wählen Sie ein kleineres.',
    heic: 'Dieser Browser kann HEIC-Fotos nicht lesen. Bitte speichern Sie das Foto als JPEG und wählen Sie dann diese Datei.',
    unreadable: `Das Bild lässt sich nicht lesen: Es ist beschädigt, zu groß oder von unbekannter Art. Bitte wählen Sie ${KINDS}.`,
    'not-prepared':
      'Das Bild konnte nicht vorbereitet werden. Speichern Sie das Übrige, laden Sie die Seite neu und wählen Sie es noch einmal.',
  },
  preview: (field) => `${field}: Vorschau`,
  file: (field) => `${field}: Datei`,
  address: (field) =>
    `${field}: Adresse auf dieser Website statt einer Datei, zum Beispiel /uploads/logo.svg`,
  preparing: 'Das Bild wird vorbereitet …',
  choose: 'Bild wählen',
  replace: 'Anderes Bild wählen',
  remove: 'Bild entfernen',
  foreign: 'Die Website zeigt keine Bilder von anderen Adressen.',
  notLoaded: 'Dieses Bild lässt sich nicht laden.',
}

export const focalPoint: Messages['focalPoint'] = {
  of: (label) => `Bildausschnitt: ${label}`,
  noPicture: () => 'Wählen Sie erst ein Bild, danach den Ausschnitt.',
  whole: 'Ganzes Bild',
  preview: 'Ausschnitt auf der Website',
  how: 'Tippen Sie im ganzen Bild auf das Wichtigste, ziehen Sie den Ausschnitt oder benutzen Sie die Regler',
  reset: 'Auf die Mitte zurücksetzen',
}

export const icons: Messages['icons'] = {
  Shield: 'Schild',
  BookOpen: 'Buch',
  Award: 'Auszeichnung',
  Lightbulb: 'Glühbirne',
  Trophy: 'Pokal',
  Smartphone: 'Smartphone',
  Clock: 'Uhr',
  DollarSign: 'Eurozeichen',
  Heart: 'Herz',
  Settings: 'Zahnrad',
  CheckCircle: 'Häkchen',
  Star: 'Stern',
  Zap: 'Blitz',
}

export const openingHours: Messages['openingHours'] = {
  days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  noWeek: (isRead) =>
    isRead
      ? 'Ob Sie gerade geöffnet haben, liest die Website aus dem Text.'
      : 'Ob Sie gerade geöffnet haben, kann die Website aus dem Text nicht lesen: Geben Sie dafür die Woche ein.',
  differs:
    'Der Text nennt andere Zeiten, und ihn lesen Besucher: Ändern Sie ihn, oder zeigen Sie stattdessen den Wochenplan.',
  enter: 'Woche eingeben',
  takeOver: 'Aus dem Text übernehmen',
  taken: 'Aus dem Text übernommen. Bitte prüfen Sie die Tage.',
  notTaken: 'Aus dem Text ließen sich keine Zeiten lesen.',
  unread: 'Diese Teile ließen sich nicht lesen und fehlen unten:',
  removeWeek: 'Woche entfernen',
  isOpen: (day) => `${day}: geöffnet`,
  open: 'Geöffnet',
  closed: 'Geschlossen',
  from: (day, nth) => `${day}, von${nth > 1 ? ` (${nth})` : ''}`,
  to: (day, nth) => `${day}, bis${nth > 1 ? ` (${nth})` : ''}`,
  addTimes: (day) => `${day}: Zeiten nach einer Pause hinzufügen`,
  removeTimes: (day, nth) => `${day}: Zeiten ${nth} entfernen`,
  copy: (day) => `Zeiten von ${day} kopieren`,
  copyTo: {
    next: (day) => `Auf ${day}`,
    weekdays: 'Auf Montag bis Freitag',
    all: 'Auf alle Tage',
  },
  problems: {
    incomplete: 'Bitte geben Sie beide Zeiten ein oder schalten Sie den Tag aus.',
    endsFirst: 'Das Ende muss nach dem Anfang liegen; Mitternacht ist hier 23:59.',
    overlaps: 'Die Zeiten überschneiden sich oder folgen ohne Pause aufeinander.',
    noDays: 'Bitte geben Sie den ersten und den letzten Tag ein.',
    lastFirst: 'Der letzte Tag liegt vor dem ersten.',
  },
  special: (row) => `Besondere Tage ${row}`,
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  reason: 'Grund, für Besucher',
  readFrom: (day) =>
    day ? `Besucher lesen es ab ${day}.` : 'Besucher lesen es, sobald es gespeichert ist.',
  addSpecial: 'Besondere Tage hinzufügen',
  removeSpecial: (row) => `Besondere Tage ${row} entfernen`,
}

const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' })
const dayAndClock = (at: Date) => `${day.format(at)}, ${clock.format(at)}`

export const drafts: Messages['drafts'] = {
  offer: (at, isToday) =>
    isToday
      ? `Sie haben ungespeicherte Eingaben von ${clock.format(at)} Uhr`
      : `Sie haben ungespeicherte Eingaben vom ${dayAndClock(at)} Uhr`,
  goOn: 'Weiterbearbeiten',
  discard: 'Verwerfen',
  recordDeleted:
    'Der Eintrag wurde inzwischen gelöscht. Was Sie weiterbearbeiten, wird als neuer Eintrag gespeichert.',
  staysHere: (days) =>
    `Ihre Eingaben bleiben ${days} Tage auf diesem Gerät. Wenn Sie das Formular wieder öffnen, bietet es sie Ihnen an.`,
  unfinished: 'Angefangene Eingaben',
  time: (at) => `${dayAndClock(at)} Uhr`,
  signOut: (count) => ({
    question: 'Ungespeicherte Eingaben werden gelöscht',
    explanation:
      count === 1
        ? 'Ihre Eingaben in einem Formular sind noch nicht gespeichert. Beim Abmelden werden sie von diesem Gerät gelöscht.'
        : `Ihre Eingaben in ${count} Formularen sind noch nicht gespeichert. Beim Abmelden werden sie von diesem Gerät gelöscht.`,
    yes: 'Abmelden und löschen',
  }),
}

export const preview: Messages['preview'] = {
  title: 'Vorschau',
  explanation: 'Das sehen Besucher, sobald es gespeichert ist',
  hidden: 'Ausgeblendet: Besucher sehen es nicht',
  unseen: 'Mit diesen Angaben finden Besucher es zurzeit nicht',
  widths: 'Breite der Vorschau',
  names: { phone: 'Handy', tablet: 'Tablet', desktop: 'Computer' },
  broken: 'Das lässt sich noch nicht anzeigen.',
}
