import type { Messages } from '#admin/messages/en.ts'
import { listName } from '#model/messages.ts'

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
    fetchFailed: `Die ${many} konnten nicht geladen werden`,
    noOrder: `Die Reihenfolge lässt sich ändern, wenn alle ${many} zu sehen sind: Leeren Sie zuerst die Suche.`,
    notShown: (count) =>
      `${count} ${count === 1 ? `${one} ist` : `${many} sind`} nicht auf der Website zu sehen, bis die Angaben stimmen`,
    add: `${one} hinzufügen`,
    addNew: `${one} hinzufügen`,
    edit: `${one} bearbeiten`,
    create: `${one} anlegen`,
    update: `${one} speichern`,
    toRepair: (problems) =>
      `Dieser Eintrag ist auf der Website nicht zu sehen. ${problems} Berichtigen Sie das und speichern Sie.`,
    notThere: 'Diesen Eintrag gibt es nicht oder nicht mehr.',
    notThereTitle: `${one} nicht gefunden`,
    confirmDelete: `${one} wirklich löschen?`,
    bothChanged:
      'Während Sie geschrieben haben, hat jemand anderes diesen Eintrag gespeichert. Wählen Sie, was gelten soll; was Sie nicht wählen, bleibt im Verlauf erhalten.',
    changedMeanwhile: (fields) =>
      `Jemand anderes hat diesen Eintrag gerade geändert: ${fields}. Was Sie speichern, wird damit zusammengeführt.`,
    deletedMeanwhile:
      'Jemand anderes hat diesen Eintrag gerade gelöscht. Im Papierkorb lässt sich das rückgängig machen.',
    savedElsewhere:
      'Dieser Eintrag wurde inzwischen anderswo gespeichert. Was Sie geschrieben haben, ist nicht gespeichert und ersetzt das nicht.',
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
