import type { partners } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

export const samplePartners: Record<string, Values<typeof partners>> = {
  kestrel: {
    name: 'Kestrel Motorräder',
    logo: '/uploads/partner-1.webp',
    description: 'Der Hersteller unserer Schulmotorräder: handlich, leise und mit ABS.',
  },
  elstertal: {
    name: 'Zweirad Elstertal',
    logo: '/uploads/partner-2.webp',
    description: 'Helme, Jacken und Handschuhe zum Anprobieren, mit Rabatt für Fahrschüler.',
  },
  lindner: {
    name: 'Motorhaus Lindner',
    logo: '/uploads/partner-3.webp',
    description: 'Wartet unsere Flotte und berät Sie beim ersten eigenen Auto.',
  },
  sehfreund: {
    name: 'Optik Sehfreund',
    logo: '/uploads/partner-4.webp',
    description: 'Der Sehtest für Ihren Führerscheinantrag, ohne Termin und in zehn Minuten.',
  },
}
