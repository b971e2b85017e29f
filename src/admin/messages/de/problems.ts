import type { ProblemWords } from '#model/problem.ts'

export const problems: ProblemWords = {
  required: (label) => `„${label}“ muss ausgefüllt werden.`,
  incomplete: (label) => `„${label}“ fehlt: Besucher sehen nichts Unvollständiges.`,
  tooLong: (label, limit) => `„${label}“ darf höchstens ${limit} Zeichen lang sein.`,
  tooMany: (label, limit) => `„${label}“ darf höchstens ${limit} Einträge haben.`,
  tooSmall: (label, limit) => `„${label}“ muss mindestens ${limit} sein.`,
  tooLarge: (label, limit) => `„${label}“ darf höchstens ${limit} sein.`,
  notWhole: (label) => `„${label}“ muss eine ganze Zahl sein.`,
  noEmail: (label) => `„${label}“ muss eine gültige E-Mail-Adresse sein.`,
  noIcon: (label) => `„${label}“ ist keines der Symbole.`,
  notOffered: (label) => `„${label}“ steht nicht zur Auswahl.`,
  noDate: (label) => `„${label}“ muss ein Tag des Kalenders sein.`,
  noTime: (label) => `„${label}“ muss eine Uhrzeit sein, zum Beispiel 18:00.`,
  notAfter: (label) => `„${label}“ muss nach dem Beginn liegen.`,
  noAmount: (label) => `„${label}“ muss ein Betrag in Euro und Cent sein, zum Beispiel 59,90.`,
  tooMuch: (label, limit) => `„${label}“ darf höchstens ${limit} Euro sein.`,
  wrongHours: (label) =>
    `„${label}“ enthält unmögliche Zeiten: Bitte korrigieren Sie die markierten Tage.`,
  wrongDays: (label) =>
    `„${label}“ enthält unmögliche Angaben: Bitte korrigieren Sie die markierten Zeilen.`,
  foreignImage: (label) =>
    `„${label}“ muss hochgeladen werden oder ein Pfad dieser Website sein, zum Beispiel /uploads/logo.svg. Bilder von anderen Adressen lädt die Website nicht: Ihre Sicherheitsregeln sperren sie.`,
  otherType: (label) => `„${label}“ ist in einer anderen Form gespeichert.`,
}
