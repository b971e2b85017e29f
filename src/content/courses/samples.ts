import { courses } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

/** Samples, recognisable as such; the ids are stable so that links in examples stay valid. */
export const sampleCourses: Record<string, Values<typeof courses>> = {
  'klasse-b': {
    ...courses.initial,
    title: 'Führerschein Klasse B',
    description:
      'Ihr Autoführerschein von A bis Z: Theorie in kleinen Gruppen, Fahrstunden mit Ihrem festen Fahrlehrer und Prüfung hier in Gera.',
    price: '599€',
    image: '/uploads/course-b.webp',
    image_alt: 'Blaues Fahrschulauto auf einer Kreuzung in der Stadt',
    licence_class: 'B',
    features: [
      'Theorie: 14 Doppelstunden',
      'Lehrmaterial und Übungsprüfungen per App',
      'Fahrstunden und Prüfungen einzeln, nach Preisliste',
      'Flexible Termine, auch abends',
    ],
    popular: true,
  },
  'klasse-a': {
    ...courses.initial,
    title: 'Motorradführerschein Klasse A',
    description:
      'Kurven, Grundfahraufgaben, Landstraße: Wir bringen Sie sicher aufs Motorrad, mit Funk, Protektoren und viel Übungszeit.',
    price: '649€',
    image: '/uploads/course-a.webp',
    image_alt: 'Fahrschüler mit Helm auf einem gelben Motorrad in einer Kurve',
    licence_class: 'A',
    features: [
      'Theorie: 16 Doppelstunden, mit Klasse B nur 10',
      'Eigener Übungsplatz',
      'Schutzkleidung zum Ausleihen',
      'A1 und A2 ebenfalls möglich',
    ],
  },
  fortgeschritten: {
    ...courses.initial,
    title: 'Fahren für Fortgeschrittene',
    description:
      'Autobahn, Nachtfahrt und Feierabendverkehr: Routine für alle, die den Führerschein schon haben.',
    price: '499€',
    image: '/uploads/course-fortgeschritten.webp',
    image_alt: 'Fahrschulauto nachts auf der A 4 in Richtung Gera und Jena',
    features: ['8 praktische Fahrstunden', 'Autobahn und Nachtfahrt', 'Persönliches Feedback'],
  },
  defensiv: {
    ...courses.initial,
    title: 'Defensives Fahren',
    description:
      'Vorausschauen, Abstand halten, richtig bremsen: ein Sicherheitstraining, das im Alltag hängen bleibt.',
    price: '449€',
    image: '/uploads/course-defensiv.webp',
    image_alt: 'Weißes Fahrschulauto bremst auf nasser Fahrbahn zwischen Leitkegeln',
    features: ['6 praktische Fahrstunden', 'Brems- und Ausweichübungen', 'Teilnahmezertifikat'],
  },
}
