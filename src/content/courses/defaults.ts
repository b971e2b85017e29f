import { courses, type Course } from './definition.ts'

/** Visitors never meet an empty offer. */
export const defaultCourses: readonly Course[] = [
  {
    title: 'Führerschein Klasse B',
    description:
      'Der klassische Autoführerschein: gründliche Ausbildung in Theorie und Praxis, in Ihrem Tempo und mit festen Ansprechpartnern.',
    price: '599€',
    image: '/uploads/course-b.webp',
    features: [
      '10 praktische Fahrstunden',
      '4 Theorieeinheiten',
      'Übungsprüfungen',
      'Flexible Terminplanung',
    ],
    popular: true,
  },
  {
    title: 'Fahren für Fortgeschrittene',
    description:
      'Autobahn, Nachtfahrt und dichter Stadtverkehr: Routine für alle, die den Führerschein schon haben.',
    price: '499€',
    image: '/uploads/course-fortgeschritten.webp',
    features: ['8 praktische Fahrstunden', 'Autobahn- und Nachtfahrten', 'Persönliches Feedback'],
  },
  {
    title: 'Defensives Fahren',
    description:
      'Gefahren früh erkennen und richtig reagieren: vorausschauend fahren, sicher bremsen, gelassen bleiben.',
    price: '449€',
    image: '/uploads/course-defensiv.webp',
    features: ['6 praktische Fahrstunden', 'Brems- und Ausweichübungen', 'Teilnahmezertifikat'],
  },
  {
    title: 'Motorradführerschein Klasse A',
    description:
      'Vom ersten Anfahren bis zur Prüfung: Motorradausbildung mit Schutzkleidung, Funk und viel Übungszeit.',
    price: '649€',
    image: '/uploads/course-a.webp',
    features: [
      '12 praktische Fahrstunden',
      'Grundfahraufgaben auf dem Übungsplatz',
      'Überland- und Autobahnfahrten',
    ],
  },
].map((course, index) => ({
  ...courses.initial,
  ...course,
  image_alt: course.title,
  id: `default-${index + 1}`,
  created_at: null,
  updated_at: null,
}))

/** Shown while the store is empty or cannot be reached. */
export const builtInCourses = { records: defaultCourses, insteadOf: ['empty', 'error'] } as const
