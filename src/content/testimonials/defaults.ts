import { testimonials, type Testimonial } from './definition.ts'

/** Shown while the store has no testimonials. */
export const sampleTestimonial: Testimonial = {
  ...testimonials.initial,
  id: 'default-1',
  name: 'Beispielstimme',
  role: 'Fahrschülerin, Klasse B',
  quote:
    'Ich habe mich vom ersten Tag an gut aufgehoben gefühlt. Alles wurde in Ruhe erklärt, und die Prüfung habe ich beim ersten Mal bestanden.',
  created_at: null,
  updated_at: null,
}
