import type { testimonials } from './definition.ts'
import type { Values } from '#model/records/define-content.ts'

const centered = { image_position_x: 50, image_position_y: 50, image_zoom: 100 }

export const sampleTestimonials: Record<string, Values<typeof testimonials>> = {
  'lena-m': {
    name: 'Lena M.',
    role: 'Klasse B, bestanden im Mai',
    rating: 5,
    image_url: '/uploads/student-1.webp',
    image_alt: 'Porträt von Lena M.',
    ...centered,
    quote:
      'Ich war vor jeder Fahrstunde nervös, und nach zehn Minuten war das jedes Mal weg. Katrin erklärt so ruhig, dass man sich einfach traut.',
  },
  'noah-k': {
    name: 'Noah K.',
    role: 'BF17',
    rating: 5,
    image_url: '/uploads/student-2.webp',
    image_alt: 'Porträt von Noah K.',
    ...centered,
    quote:
      'Theorie und Praxis haben richtig gut zusammengepasst. Die Termine nach der Schule ließen sich immer einrichten.',
  },
  'amira-s': {
    name: 'Amira S.',
    role: 'Klasse B, Automatik',
    rating: 5,
    image_url: '/uploads/student-3.webp',
    image_alt: 'Porträt von Amira S.',
    ...centered,
    quote:
      'Ehrliche Einschätzung statt unnötiger Stunden: Als ich so weit war, wurde ich angemeldet und habe auf Anhieb bestanden.',
  },
  'finn-r': {
    name: 'Finn R.',
    role: 'Klasse A2',
    rating: 5,
    image_url: '/uploads/student-4.webp',
    image_alt: 'Porträt von Finn R.',
    ...centered,
    quote:
      'Auf dem Übungsplatz durfte ich jede Grundfahraufgabe so oft fahren, bis sie saß. Über Funk fühlt man sich nie allein.',
  },
  'grace-o': {
    name: 'Grace O.',
    role: '',
    rating: 4,
    image_url: '/uploads/student-5.webp',
    image_alt: 'Porträt von Grace O.',
    ...centered,
    quote:
      'Tolles Team, moderne Autos und verständliche Erklärungen. Nur einen Parkplatz vor der Fahrschule muss man manchmal suchen.',
  },
  'paul-w': {
    name: 'Paul W.',
    role: 'Auffrischung nach zehn Jahren',
    rating: 5,
    image_url: '/uploads/student-6.webp',
    image_alt: 'Porträt von Paul W.',
    ...centered,
    quote:
      'Nach langer Pause wieder sicher auf der Autobahn: Drei Stunden haben gereicht, um das Selbstvertrauen zurückzuholen.',
  },
  'heike-t': {
    name: 'Heike T.',
    role: 'Mutter einer Fahrschülerin',
    rating: 5,
    image_url: null,
    image_alt: 'Heike T.',
    ...centered,
    quote:
      'Wir wussten jederzeit, wo unsere Tochter in der Ausbildung steht. So wünscht man sich das als Familie.',
  },
}
