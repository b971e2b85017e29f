import type { Messages } from '#admin/messages/en.ts'
import { capitalize, listName, type Gender, type Labels } from '#model/messages.ts'

const AGAIN = 'Bitte versuchen Sie es noch einmal.'

/** The words that follow a noun's gender, and whether the verb does. */
const grammar: Readonly<Record<Gender, Readonly<Record<Word, string>>>> = {
  m: {
    the: 'Der',
    theAsObject: 'Den',
    this: 'Dieser',
    thisAsObject: 'diesen',
    new: 'Neuer',
    first: 'den ersten',
    is: 'ist',
    was: 'wurde',
    could: 'konnte',
    becomes: 'wird',
  },
  f: {
    the: 'Die',
    theAsObject: 'Die',
    this: 'Diese',
    thisAsObject: 'diese',
    new: 'Neue',
    first: 'die erste',
    is: 'ist',
    was: 'wurde',
    could: 'konnte',
    becomes: 'wird',
  },
  n: {
    the: 'Das',
    theAsObject: 'Das',
    this: 'Dieses',
    thisAsObject: 'dieses',
    new: 'Neues',
    first: 'das erste',
    is: 'ist',
    was: 'wurde',
    could: 'konnte',
    becomes: 'wird',
  },
  plural: {
    the: 'Die',
    theAsObject: 'Die',
    this: 'Diese',
    thisAsObject: 'diese',
    new: 'Neue',
    first: 'die ersten',
    is: 'sind',
    was: 'wurden',
    could: 'konnten',
    becomes: 'werden',
  },
}
type Word =
  | 'the'
  | 'theAsObject'
  | 'this'
  | 'thisAsObject'
  | 'new'
  | 'first'
  | 'is'
  | 'was'
  | 'could'
  | 'becomes'

export const content: Messages['content'] = (labels) => {
  const { one, many, gender } = labels.de
  const { [gender]: words } = grammar
  const thisAsFirst = capitalize(words.thisAsObject)
  return {
    ...messagesOf(labels),
    name: one,
    one,
    list: listName(labels.de),
    many,
    count: (count) => `${count} ${count === 1 ? one : many}`,
    search: `${many} durchsuchen`,
    nothingFound: `Keine ${many} gefunden, die zur Suche passen.`,
    noneYet: `Es gibt noch keine ${many}. Legen Sie mit „Neu“ ${words.first} an.`,
    loading: `${many} werden geladen …`,
    loadingOne: `${one} ${words.becomes} geladen …`,
    loadingDetails: `${one} ${words.becomes} geladen …`,
    fetchFailed: `Die ${many} konnten nicht geladen werden`,
    noOrder: `Die Reihenfolge lässt sich ändern, wenn alle ${many} zu sehen sind: Leeren Sie zuerst die Suche.`,
    notShown: (count) =>
      `${count} ${count === 1 ? `${one} ist` : `${many} sind`} nicht auf der Website zu sehen, bis die Angaben stimmen`,
    add: `${one} hinzufügen`,
    addNew: `${words.new} ${one}`,
    edit: `${one} bearbeiten`,
    create: `${one} anlegen`,
    update: `${one} speichern`,
    toRepair: (problems) =>
      `${words.this} ${one} ${words.is} auf der Website nicht zu sehen. ${problems} Berichtigen Sie das und speichern Sie.`,
    notThere: `${thisAsFirst} ${one} gibt es nicht oder nicht mehr.`,
    notThereTitle: `${one} nicht gefunden`,
    confirmDelete: `Möchten Sie ${words.thisAsObject} ${one} wirklich löschen?`,
    bothChanged: `Während Sie geschrieben haben, hat jemand anderes ${words.thisAsObject} ${one} gespeichert. Wählen Sie, was gelten soll; was Sie nicht wählen, bleibt im Verlauf erhalten.`,
    changedMeanwhile: (fields) =>
      `Jemand anderes hat ${words.thisAsObject} ${one} gerade geändert: ${fields}. Was Sie speichern, wird damit zusammengeführt.`,
    deletedMeanwhile: `Jemand anderes hat ${words.thisAsObject} ${one} gerade gelöscht. Im Papierkorb lässt sich das rückgängig machen.`,
    savedElsewhere: `${words.this} ${one} ${words.was} inzwischen anderswo gespeichert. Was Sie geschrieben haben, ist nicht gespeichert und ersetzt das nicht.`,
    conflicts: {
      gone: `${one} nicht gefunden`,
      exists: `${words.this} ${one} ${words.was} inzwischen anderswo gespeichert. Nichts wurde überschrieben, und was Sie geschrieben haben, ist noch da.`,
      'nothing-returned': 'Der Server hat nach dem Speichern nichts zurückgegeben',
      'not-in-bin': 'Das ist nicht mehr im Papierkorb.',
    },
  }
}

function messagesOf({ de: { one, gender } }: Labels) {
  const { [gender]: words } = grammar
  return {
    created: {
      title: `${one} angelegt`,
      description: `${words.the} ${one} ${words.was} angelegt.`,
    },
    updated: {
      title: `${one} gespeichert`,
      description: `${words.the} ${one} ${words.was} gespeichert.`,
    },
    deleted: {
      title: `${one} gelöscht`,
      description: `${words.the} ${one} ${words.was} gelöscht.`,
    },
    deleteFailed: {
      title: 'Fehler',
      description: `${words.the} ${one} ${words.could} nicht gelöscht werden. ${AGAIN}`,
    },
    saveFailed: {
      title: 'Fehler',
      description: `${words.the} ${one} ${words.could} nicht gespeichert werden. ${AGAIN}`,
    },
    missingFields: {
      title: 'Es fehlt noch etwas',
      description: 'Bitte füllen Sie alle Pflichtfelder aus.',
    },
    notFound: {
      title: `${one} nicht gefunden`,
      description: `${words.theAsObject} ${one}, ${words.theAsObject.toLowerCase()} Sie bearbeiten möchten, gibt es nicht.`,
    },
    restored: {
      title: `${one} wiederhergestellt`,
      description: `${words.the} ${one} ${words.is} wieder da, wie zuvor.`,
    },
    restoreFailed: `${words.the} ${one} ${words.could} nicht wiederhergestellt werden. ${AGAIN}`,
  }
}
