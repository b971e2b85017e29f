import type { ContentIcon } from '#model/icon-names.ts'

/** The icons to choose from; the specification calls one of them by another name than its own. */
export const icons: Readonly<Record<ContentIcon, string>> = {
  Shield: 'Shield',
  BookOpen: 'Book',
  Award: 'Award',
  Lightbulb: 'Lightbulb',
  Trophy: 'Trophy',
  Smartphone: 'Smartphone',
  Clock: 'Clock',
  DollarSign: 'Dollar sign',
  Heart: 'Heart',
  Settings: 'Settings',
  CheckCircle: 'Check mark',
  Star: 'Star',
  Zap: 'Zap',
}
