import type { Messages } from '#admin/messages/en.ts'

const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' })
const dayAndClock = (at: Date) => `${day.format(at)}, ${clock.format(at)}`

export const drafts: Messages['drafts'] = {
  offer: (at, isToday) =>
    isToday
      ? `Sie haben ungespeicherte Eingaben von ${clock.format(at)} Uhr`
      : `Sie haben ungespeicherte Eingaben vom ${dayAndClock(at)} Uhr`,
  goOn: 'Weiter bearbeiten',
  discard: 'Verwerfen',
  recordDeleted:
    'Der Eintrag wurde inzwischen gelöscht. Was Sie weiter bearbeiten, wird als neuer Eintrag gespeichert.',
  staysHere: (days) =>
    `Ihre Eingaben bleiben ${days} Tage auf diesem Gerät. Wenn Sie das Formular wieder öffnen, bietet es sie Ihnen an.`,
  unfinished: 'Angefangene Eingaben',
  time: (at) => `${dayAndClock(at)} Uhr`,
  signOut: {
    title: 'Ungespeicherte Eingaben werden gelöscht',
    text: (count) =>
      count === 1
        ? 'Ihre Eingaben in einem Formular sind noch nicht gespeichert. Beim Abmelden werden sie von diesem Gerät gelöscht.'
        : `Ihre Eingaben in ${count} Formularen sind noch nicht gespeichert. Beim Abmelden werden sie von diesem Gerät gelöscht.`,
    stay: 'Weiter bearbeiten',
    leave: 'Abmelden und löschen',
  },
}
