import { instructors } from './definition.ts'
import { school } from '#content/school/definition.ts'
import type { Values } from '#model/records/define-content.ts'

export const sampleInstructors: Record<string, Values<typeof instructors>> = {
  'jens-beispiel': {
    ...instructors.initial,
    name: school.initial.owner,
    role: 'Inhaber und Fahrlehrer Klasse B',
    experience: '25 Jahre Erfahrung',
    image_url: '/uploads/instructor-1.webp',
    image_alt: `Porträt von ${school.initial.owner}`,
    specialties: ['Prüfungsvorbereitung', 'Begleitetes Fahren ab 17', 'Stadtverkehr'],
  },
  'katrin-muster': {
    ...instructors.initial,
    name: 'Katrin Muster',
    role: 'Fahrlehrerin Klasse B',
    experience: '12 Jahre Erfahrung',
    image_url: '/uploads/instructor-2.webp',
    image_alt: 'Porträt von Katrin Muster',
    specialties: ['Fahrangst überwinden', 'Auffrischungsstunden', 'Automatik'],
  },
  'samir-probe': {
    ...instructors.initial,
    name: 'Samir Probe',
    role: 'Fahrlehrer Klassen B und A',
    experience: '8 Jahre Erfahrung',
    image_url: '/uploads/instructor-3.webp',
    image_alt: 'Porträt von Samir Probe',
    specialties: ['Autobahnfahrten', 'Theorie am Abend', 'Motorrad-Grundübungen'],
  },
  'mai-sommer': {
    ...instructors.initial,
    name: 'Mai Sommer',
    role: 'Fahrlehrerin Klasse A',
    experience: '9 Jahre Erfahrung',
    image_url: '/uploads/instructor-4.webp',
    image_alt: 'Porträt von Mai Sommer',
    specialties: ['Motorrad A1, A2 und A', 'Kurventechnik', 'Schutzkleidung und Technik'],
  },
  'rolf-altmann': {
    ...instructors.initial,
    name: 'Rolf Altmann',
    role: 'Theorielehrer und Fahrlehrer Klasse B',
    experience: '31 Jahre Erfahrung',
    image_url: '/uploads/instructor-5.webp',
    image_alt: 'Porträt von Rolf Altmann',
    specialties: ['Theorieunterricht', 'Fahren im Alter', 'Energiesparendes Fahren'],
  },
}
