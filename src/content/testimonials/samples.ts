import { testimonials } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

export const sampleTestimonials: Record<string, Values<typeof testimonials>> = {
  'lena-m': {
    ...testimonials.initial,
    name: 'Lena M.',
    role: 'Klasse B, bestanden im Mai',
    image_url: '/uploads/student-1.webp',
    image_alt: 'Porträt von Lena M.',
    quote:
      'Ich war vor jeder Fahrstunde nervös, und nach zehn Minuten war das jedes Mal weg. Katrin erklärt so ruhig, dass man sich einfach traut.',
  },
  'noah-k': {
    ...testimonials.initial,
    name: 'Noah K.',
    role: 'BF17',
    image_url: '/uploads/student-2.webp',
    image_alt: 'Porträt von Noah K.',
    quote:
      'Theorie und Praxis haben richtig gut zusammengepasst. Die Termine nach der Schule ließen sich immer einrichten.',
  },
  'amira-s': {
    ...testimonials.initial,
    name: 'Amira S.',
    role: 'Klasse B, Automatik',
    image_url: '/uploads/student-3.webp',
    image_alt: 'Porträt von Amira S.',
    quote:
      'Ehrliche Einschätzung statt unnötiger Stunden: Als ich so weit war, wurde ich angemeldet und habe auf Anhieb bestanden.',
  },
  'finn-r': {
    ...testimonials.initial,
    name: 'Finn R.',
    role: 'Klasse A2',
    image_url: '/uploads/student-4.webp',
    image_alt: 'Porträt von Finn R.',
    quote:
      'Auf dem Übungsplatz durfte ich jede Grundfahraufgabe so oft fahren, bis sie saß. Über Funk fühlt man sich nie allein.',
  },
  'grace-o': {
    ...testimonials.initial,
    name: 'Grace O.',
    rating: 4,
    image_url: '/uploads/student-5.webp',
    image_alt: 'Porträt von Grace O.',
    quote:
      'Tolles Team, moderne Autos und verständliche Erklärungen. Nur einen Parkplatz vor der Fahrschule muss man manchmal suchen.',
  },
  'paul-w': {
    ...testimonials.initial,
    name: 'Paul W.',
    role: 'Auffrischung nach zehn Jahren',
    image_url: '/uploads/student-6.webp',
    image_alt: 'Porträt von Paul W.',
    quote:
      'Nach langer Pause wieder sicher auf der Autobahn: Drei Stunden haben gereicht, um das Selbstvertrauen zurückzuholen.',
  },
  'heike-t': {
    ...testimonials.initial,
    name: 'Heike T.',
    role: 'Mutter einer Fahrschülerin',
    image_alt: 'Heike T.',
    quote:
      'Wir wussten jederzeit, wo unsere Tochter in der Ausbildung steht. So wünscht man sich das als Familie.',
  },
}
