import type { Lesson } from './definition.ts'

/** The search of an address that has another filter, and all else as it was. */
export function withFilter(search: string, name: string, value: string): string {
  const wanted = new URLSearchParams(search)
  if (value) wanted.set(name, value)
  else wanted.delete(name)
  return String(wanted)
}

/**
 * Whether a lesson is what somebody wants; one without classes is for all of them.
 *
 * @param wanted the search of the address, such as `?klasse=B`
 */
export function isWanted(
  { kind, place, licence_classes }: Lesson,
  wanted: URLSearchParams,
): boolean {
  const [art, teilnahme, klasse] = ['art', 'teilnahme', 'klasse'].map((name) => wanted.get(name))
  return (
    (!art || kind === art) &&
    (!teilnahme || place === teilnahme || place === 'both') &&
    (!klasse ||
      licence_classes.length === 0 ||
      (licence_classes as readonly string[]).includes(klasse))
  )
}
