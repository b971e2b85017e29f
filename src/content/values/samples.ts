import type { values } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

export const sampleValues: Record<string, Values<typeof values>> = {
  sicherheit: {
    title: 'Sicherheit zuerst',
    description:
      'Sie lernen nicht für die Prüfung, sondern für die Jahre danach. Deshalb üben wir auch, was selten vorkommt und dann sitzen muss.',
    icon: 'Shield',
  },
  gruendlichkeit: {
    title: 'Gründlich erklärt',
    description:
      'Jede Regel hat einen Grund. Wer ihn kennt, muss weniger auswendig lernen und entscheidet im Verkehr schneller.',
    icon: 'BookOpen',
  },
  qualitaet: {
    title: 'Geprüfte Qualität',
    description:
      'Unsere Fahrlehrerinnen und Fahrlehrer bilden sich jedes Jahr fort, unsere Fahrzeuge sind neu und bestens gewartet.',
    icon: 'Award',
  },
  individualitaet: {
    title: 'In Ihrem Tempo',
    description:
      'Manche brauchen mehr Zeit beim Einparken, andere auf der Landstraße. Wir planen die Stunden so, wie Sie sie brauchen.',
    icon: 'Lightbulb',
  },
}
