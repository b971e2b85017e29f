import type { Testimonial } from './definition.ts'

/** Shown while the store has no testimonials. */
export const sampleTestimonial: Testimonial = {
  id: 'default-1',
  name: 'Beispielstimme',
  role: 'Fahrschülerin, Klasse B',
  rating: 5,
  image_url: null,
  image_alt: '',
  image_position_x: 50,
  image_position_y: 50,
  image_zoom: 100,
  quote:
    'Ich habe mich vom ersten Tag an gut aufgehoben gefühlt. Alles wurde in Ruhe erklärt, und die Prüfung habe ich beim ersten Mal bestanden.',
  created_at: null,
  updated_at: null,
}
