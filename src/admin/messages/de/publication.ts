import type { Messages } from '#admin/messages/en.ts'

export const publication: Messages['publication'] = {
  live: (time) => `Online ${time}`,
  liveSince: (time) => `Online seit ${time}`,
  notYet: 'Noch nicht online',
  publishing: 'Geht online …',
  notPublished: 'Nicht online',
  earlierVersion: 'Frühere Fassung',
  changesWait: 'Änderungen warten',
  notTakenOn:
    'Die Änderungen wurden noch nicht abgeholt. Alle fünf Minuten folgt ein neuer Versuch.',
  heading: 'Was Besucher sehen',
  held: (time) =>
    `Besucher sehen die Fassung vom ${time}, bis Sie wieder veröffentlichen. Was inzwischen gespeichert wird, wartet.`,
  releasing: 'Die frühere Fassung ist in ein paar Sekunden auf der Website.',
  isLive: 'Alles, was gespeichert ist, steht auf der Website.',
  waits: 'Was gespeichert wurde, ist in ein paar Sekunden auf der Website.',
  earlierVersions: 'Frühere Fassungen',
  notLoaded: 'Sie konnten nicht geladen werden.',
  none: 'Noch gibt es keine.',
  current: 'Das sehen Besucher jetzt',
  showAgain: 'Wieder zeigen',
  showAgainOf: (time) => `Die Fassung vom ${time} wieder zeigen`,
  confirm: (time) =>
    `Besucher sehen die Website dann so, wie sie am ${time} war, bis Sie wieder veröffentlichen. Was Sie gespeichert haben, bleibt gespeichert. Fortfahren?`,
  publishNow: 'Jetzt veröffentlichen',
  released: 'Besucher sehen die frühere Fassung',
  visitorsSee: 'Besucher sehen Ihre Änderungen',
}
