import type { Messages } from '#admin/messages/en.ts'

export const icons: Messages['icons'] = {
  Shield: 'Schild',
  BookOpen: 'Buch',
  Award: 'Auszeichnung',
  Lightbulb: 'Glühbirne',
  Trophy: 'Pokal',
  Smartphone: 'Smartphone',
  Clock: 'Uhr',
  DollarSign: 'Dollarzeichen',
  Heart: 'Herz',
  Settings: 'Zahnrad',
  CheckCircle: 'Häkchen',
  Star: 'Stern',
  Zap: 'Blitz',
}
