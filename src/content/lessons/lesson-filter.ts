import type { Lesson } from './definition.ts'

/** What somebody wants to see, by the names in the address; empty where it does not matter. */
export interface LessonFilter {
  readonly klasse: string
  readonly teilnahme: string
  readonly art: string
}

/** @param search of the address, such as `?klasse=B` */
export function filterIn(search: string): LessonFilter {
  const wanted = new URLSearchParams(search)
  const of = (name: keyof LessonFilter) => wanted.get(name) ?? ''
  return { klasse: of('klasse'), teilnahme: of('teilnahme'), art: of('art') }
}

/** The search of an address that has another filter, and all else as it was. */
export function withFilter(search: string, name: keyof LessonFilter, value: string): string {
  const wanted = new URLSearchParams(search)
  if (value) wanted.set(name, value)
  else wanted.delete(name)
  const text = String(wanted)
  return text && `?${text}`
}

/** Whether a lesson is what somebody wants; one without classes is for all of them. */
export function isWanted({ kind, place, licence_classes }: Lesson, filter: LessonFilter): boolean {
  const { klasse, teilnahme, art } = filter
  return (
    (art === '' || kind === art) &&
    (teilnahme === '' || place === teilnahme || place === 'both') &&
    (klasse === '' ||
      licence_classes.length === 0 ||
      (licence_classes as readonly string[]).includes(klasse))
  )
}
