export const INTRO =
  'Theorieunterricht, Kursbeginne und was sonst ansteht. Alle Zeiten gelten für Deutschland.'

export const NO_LESSONS =
  'Zurzeit stehen keine Termine fest. Fragen Sie uns gern, wann es weitergeht.'

export const SUBSCRIBE =
  'Abonnieren Sie die Termine auf Handy oder Computer: Neue kommen dazu, und was ausfällt, verschwindet.'
export const SUBSCRIBE_AT_GOOGLE =
  'Am Computer unter „Weitere Kalender“, „Per URL“ diese Adresse eintragen. Google holt Änderungen etwa einmal am Tag.'
