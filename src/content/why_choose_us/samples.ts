import type { whyChooseUs } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

export const sampleWhyChooseUs: Record<string, Values<typeof whyChooseUs>> = {
  erfolg: {
    title: 'Hohe Erfolgsquote',
    description: 'Wir melden Sie zur Prüfung an, wenn Sie so weit sind. Das zahlt sich aus.',
    icon: 'Trophy',
    delay: 0,
  },
  app: {
    title: 'Lernen mit der App',
    description: 'Alle Fragen der Theorieprüfung auf dem Handy, mit Lernstand und Übungsprüfungen.',
    icon: 'Smartphone',
    delay: 200,
  },
  termine: {
    title: 'Flexible Termine',
    description: 'Fahrstunden früh, abends und samstags, abgeholt zu Hause oder an der Schule.',
    icon: 'Clock',
    delay: 400,
  },
  preise: {
    title: 'Faire Preise',
    description: 'Sie wissen von Anfang an, was auf Sie zukommt, und können in Raten zahlen.',
    icon: 'DollarSign',
    delay: 600,
  },
  geduld: {
    title: 'Mit Herz und Geduld',
    description: 'Fehler gehören zum Lernen. Laut wird hier niemand.',
    icon: 'Heart',
    delay: 800,
  },
  fahrzeuge: {
    title: 'Moderne Fahrzeuge',
    description: 'Schaltgetriebe und Automatik, mit aktuellen Assistenzsystemen und viel Platz.',
    icon: 'Settings',
    delay: 1000,
  },
}
