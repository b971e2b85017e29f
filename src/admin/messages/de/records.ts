import type { Messages } from '#admin/messages/en.ts'
import { listName } from '#model/words/messages.ts'

export const records: Messages['records'] = {
  addNew: 'Neu',
  beginWithSuggested: 'Mit Vorschlägen beginnen',
  aboutSuggested:
    'Vorschläge sehen Besucher erst, wenn Sie sie einzeln geprüft und sichtbar gemacht haben.',
  hide: 'Ausblenden',
  show: 'Zeigen',
  hideOf: (name) => `${name} ausblenden`,
  showOf: (name) => `${name} Besuchern zeigen`,
  shownNow: (name) => `Besucher sehen „${name}“`,
  hiddenNow: (name) => `Besucher sehen „${name}“ nicht mehr`,
  notShown: (name) => `„${name}“ lässt sich noch nicht zeigen`,
  repair: 'Berichtigen',
  repairOf: (name) => `${name} berichtigen`,
  pageOf: (page, pages, all) => `Seite ${page} von ${pages}, ${all}`,
  pages: 'Seiten der Liste',
  toPage: (page, isCurrent) => (isCurrent ? `Seite ${page}` : `Zu Seite ${page}`),
  toOtherPage: {
    first: 'Zur ersten Seite',
    last: 'Zur letzten Seite',
    next: 'Zur nächsten Seite',
    previous: 'Zur vorigen Seite',
  },
  changeOrder: 'Reihenfolge ändern',
  howToOrder:
    'Ziehen Sie eine Zeile am Griff, oder benutzen Sie ihre Pfeile. Jede Bewegung wird sofort gespeichert und ist gleich auf der Website zu sehen.',
  saving: 'Wird gespeichert …',
  move: (name) => `${name} verschieben`,
  moveToTop: (name) => `${name} ganz nach oben`,
  moveUp: (name) => `${name} nach oben`,
  moveDown: (name) => `${name} nach unten`,
  moved: (name, place, all) => `${name}: Platz ${place} von ${all}.`,
  orderNotSaved: {
    title: 'Fehler',
    description:
      'Die Reihenfolge konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  emptied: (many, section, hasBuiltIn) =>
    hasBuiltIn
      ? `Danach gibt es keine eigenen ${many} mehr: Besucher sehen dann die eingebauten Beispiele.`
      : `Danach finden Besucher auf der Website keine ${many}${section && ` für „${section}“`} mehr.`,
  publishAnyway: 'Trotzdem veröffentlichen?',
  copyOf: (name) => `${name} kopieren`,
  printOf: (name) => `${name} drucken`,
  inForce: {
    now: 'Gilt jetzt',
    later: (day) => `Ab ${day}`,
    over: 'Abgelöst',
    hidden: 'Nicht auf der Website',
  },
}

const AGAIN = 'Bitte versuchen Sie es noch einmal.'

/** No article or pronoun goes with the noun, so that nothing depends on its gender. */
export const content: Messages['content'] = ({ de: labels }) => {
  const { one, many } = labels
  return {
    name: one,
    one,
    list: listName(labels),
    many,
    count: (count) => `${count} ${count === 1 ? one : many}`,
    search: `${many} durchsuchen`,
    nothingFound: `Keine ${many} gefunden, die zur Suche passen.`,
    noneYet: `Es gibt noch keine ${many}. Beginnen Sie mit „Neu“.`,
    loading: `${many} werden geladen …`,
    loadingOne: 'Der Eintrag wird geladen …',
    loadingDetails: 'Der Eintrag wird geladen …',
    fetchFailed: `${many}: Das Laden ist fehlgeschlagen`,
    noOrder: `Die Reihenfolge lässt sich ändern, wenn alle ${many} zu sehen sind: Leeren Sie zuerst die Suche.`,
    notShown: (count) =>
      `${count} ${count === 1 ? `${one} ist` : `${many} sind`} erst wieder auf der Website zu sehen, wenn die Angaben stimmen`,
    add: `${one} hinzufügen`,
    addNew: `${one} hinzufügen`,
    edit: `${one} bearbeiten`,
    create: `${one} anlegen`,
    update: `${one} speichern`,
    toRepair: (problems) =>
      `Dieser Eintrag ist auf der Website nicht zu sehen. ${problems} Berichtigen Sie das und speichern Sie.`,
    notThere: 'Diesen Eintrag gibt es nicht oder nicht mehr.',
    notThereTitle: `${one} nicht gefunden`,
    confirmDelete: (name, days) =>
      `${one} wirklich löschen?\n\n„${name}“ bleibt noch ${days} Tage im Papierkorb.`,
    bothChanged: (who) =>
      `Während Sie geschrieben haben, hat ${who ?? 'jemand anderes'} diesen Eintrag gespeichert. Wählen Sie, was gelten soll; was Sie nicht wählen, bleibt im Verlauf erhalten.`,
    changedMeanwhile: (fields, who, same) =>
      `${who ?? 'Jemand anderes'} hat diesen Eintrag gerade geändert: ${fields}. Wenn Sie speichern, ${same ? 'wählen Sie, was bleiben soll' : 'bleibt beides erhalten'}.`,
    deletedMeanwhile: (who) =>
      `${who ?? 'Jemand anderes'} hat diesen Eintrag gerade gelöscht. Im Papierkorb lässt sich das rückgängig machen.`,
    savedElsewhere:
      'Dieser Eintrag wurde inzwischen anderswo gespeichert. Ihre Eingaben sind nicht gespeichert und ersetzen diese Fassung nicht.',
    conflicts: {
      gone: `${one} nicht gefunden`,
      exists:
        'Dieser Eintrag wurde inzwischen anderswo gespeichert. Nichts wurde überschrieben, und was Sie geschrieben haben, ist noch da.',
      'nothing-returned': 'Der Server hat nach dem Speichern nichts zurückgegeben',
      'not-in-bin': 'Das ist nicht mehr im Papierkorb.',
    },
    created: { title: `${one} angelegt` },
    updated: { title: `${one} gespeichert` },
    deleted: { title: `${one} gelöscht` },
    deleteFailed: { title: 'Fehler', description: `Das konnte nicht gelöscht werden. ${AGAIN}` },
    saveFailed: { title: 'Fehler', description: `Das konnte nicht gespeichert werden. ${AGAIN}` },
    missingFields: {
      title: 'Es fehlt noch etwas',
      description: 'Bitte füllen Sie alle Pflichtfelder aus.',
    },
    notFound: {
      title: `${one} nicht gefunden`,
      description: 'Den Eintrag, den Sie bearbeiten möchten, gibt es nicht.',
    },
    restored: { title: `${one} wiederhergestellt` },
    restoreFailed: `Das konnte nicht wiederhergestellt werden. ${AGAIN}`,
  }
}

export const history: Messages['history'] = {
  whatHappened: {
    created: 'Angelegt',
    edited: 'Geändert',
    restored: 'Wiederhergestellt',
    deleted: 'Gelöscht',
    found: 'Vor Beginn des Verlaufs, bis',
    aside: 'Nicht gewählt, aber aufbewahrt',
  },
  heading: (name) => `Verlauf: ${name}`,
  form: 'Formular',
  howItWorks: (count) =>
    `Die letzten ${count} Fassungen bleiben erhalten. Vor dem Wiederherstellen sehen Sie, was sich ändert; auch der jetzige Stand bleibt hier erhalten.`,
  whatRestores: 'Was angehakt ist, wird wieder, wie es war. Alles andere bleibt, wie es jetzt ist.',
  loading: 'Der Verlauf wird geladen …',
  notLoaded: 'Der Verlauf konnte nicht geladen werden.',
  none: 'Noch wurde nichts geändert: Mit dem ersten Speichern beginnt der Verlauf.',
  unknownAuthor: 'Von wem, ist nicht bekannt',
  whatChanged: (time) => `Was am ${time} geändert wurde`,
  show: 'Änderungen zeigen',
  hide: 'Änderungen ausblenden',
  asItIs: 'So ist es jetzt',
  restoreOf: (time) => `Die Fassung vom ${time} wiederherstellen`,
  restored: (time) => ({
    title: 'Fassung wiederhergestellt',
    description: `So, wie sie am ${time} war.`,
  }),
  notRestored: 'Nicht wiederhergestellt',
  notAsItIs: (problems) => `Diese Fassung lässt sich so nicht wiederherstellen. ${problems}`,
  changedMeanwhile:
    'Jemand anderes hat gerade etwas geändert. Sehen Sie sich die neueste Fassung an und versuchen Sie es dann noch einmal.',
  failed: 'Die Fassung konnte nicht wiederhergestellt werden. Bitte versuchen Sie es noch einmal.',
  movesAway: (day) =>
    `Dieses Blatt gilt jetzt. So, wie es war, würde es erst ab ${day} gelten: Entfernen Sie den Haken bei diesem Tag, um das Übrige wiederherzustellen.`,
  noField: 'Kein Feld wurde geändert.',
  nothing: 'nichts',
  noPicture: 'Das Bild ist nicht mehr gespeichert.',
}

export const bin: Messages['bin'] = {
  howItWorks: (days) =>
    `Gelöschtes bleibt ${days} Tage hier. Danach verschwindet es endgültig, mit seinem Verlauf und den Bildern, die sonst nirgends zu sehen sind. Mit Ihrem Passwort können Sie es auch sofort endgültig löschen.`,
  loading: 'Der Papierkorb wird geladen …',
  notLoaded: 'Der Papierkorb konnte nicht geladen werden.',
  empty: 'Der Papierkorb ist leer.',
  type: 'Art',
  restoreOf: (name) => `${name} wiederherstellen`,
  erase: 'Endgültig löschen',
  eraseOf: (name) => `${name} endgültig löschen`,
  question: (name) => `„${name}“ endgültig löschen?`,
  consequences: [
    'Alles verschwindet sofort, mit dem Verlauf und den Bildern, die sonst nirgends zu sehen sind. Niemand kann es zurückholen.',
    'Die Website wird neu veröffentlicht. Sehen Besucher gerade eine frühere Fassung, bekommen sie die neueste.',
    'Fassungen der Website aus der Zeit vor dem Löschen lassen sich nicht wieder zeigen.',
    'In Sicherungskopien bleibt es, bis diese gelöscht werden, auf Geräten von Besuchern bis zu deren nächstem Besuch.',
  ],
  erasing: 'Wird gelöscht …',
  erased: (name) => ({ title: 'Endgültig gelöscht', description: `„${name}“ wurde gelöscht.` }),
  notErased:
    'Es wurde nicht oder nicht vollständig gelöscht. Liegt es noch im Papierkorb, versuchen Sie es bitte noch einmal. Sonst sind höchstens Bilder übrig, die in der nächsten Nacht gelöscht werden.',
}
