import { anchors } from '#model/site/anchors.ts'

/** The id of the place that a course's "Jetzt Anmelden" leads to. */
export const courseTarget = (courseId: string) => `${anchors.contactForm}?course=${courseId}`

/** The id of a course's card. */
export const cardOf = (courseId: string) => `kurs-${courseId}`

/** The course that a hash like `#contact-form?course=id` asks for. */
export function courseOf(hash: string): string | undefined {
  const [place, query] = hash.slice(1).split('?', 2)
  if (place !== anchors.contactForm || !query) return undefined
  return new URLSearchParams(query).get('course') ?? undefined
}
