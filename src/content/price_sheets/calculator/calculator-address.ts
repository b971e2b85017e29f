import { expectedAtFirst, startsOf, type Expectation, type Span } from './estimate.ts'
import type { Sheet } from '../stated-fees.ts'

/** What somebody has chosen in the calculator. */
export interface Choice {
  readonly sheet: Sheet
  /** The id of the licence that they have; empty where the class knows none. */
  readonly start: string
  readonly expected: Expectation
}

/** More than anybody will need: an address may say anything. */
export const MOST_LESSONS = 200
export const MOST_TESTS = 9

/**
 * What an address asks the calculator for. What it does not say, or says in another way, is as the
 * calculator begins.
 *
 * @param search `?klasse=B&vorbesitz=ohne&stunden=20-30&theorie=1&praxis=1&drive_dark=3`
 * @param sheets the valid ones; undefined comes back where there are none
 */
export function choiceFrom(search: string, sheets: readonly Sheet[]): Choice | undefined {
  const asked = new URLSearchParams(search)
  const sheet =
    sheets.find(({ licence_class }) => licence_class === asked.get('klasse')) ?? sheets[0]
  if (!sheet) return undefined
  const starts = startsOf(sheet)
  const start = starts.find(({ id }) => id === asked.get('vorbesitz')) ?? starts[0]
  const proposed = expectedAtFirst(sheet, start)
  const number = (name: string, most: number) => numberIn(asked.get(name), most)
  const chosen = Object.fromEntries(
    [...asked.keys()].flatMap((name) => {
      const times = name.includes('_') ? number(name, MOST_LESSONS) : undefined
      return times === undefined ? [] : [[name, times]]
    }),
  )
  const expected = {
    lessons: spanIn(asked.get('stunden')) ?? proposed.lessons,
    theory: number('theorie', MOST_TESTS) ?? proposed.theory,
    practice: number('praxis', MOST_TESTS) ?? proposed.practice,
    chosen: { ...proposed.chosen, ...chosen },
  }
  return { sheet, start: start?.id ?? '', expected }
}

/** The address's query that `choiceFrom` reads. */
export function searchOf({ sheet, start, expected }: Choice): string {
  const { lessons, theory, practice, chosen } = expected
  const query = new URLSearchParams({
    klasse: sheet.licence_class,
    ...(start ? { vorbesitz: start } : {}),
    stunden: lessons.join('-'),
    theorie: String(theory),
    praxis: String(practice),
    ...Object.fromEntries(Object.entries(chosen).map(([id, times]) => [id, String(times)])),
  })
  return `?${query.toString()}`
}

/** Another class, or another licence before it, begins anew. */
export function beginning(sheet: Sheet, startId?: string): Choice {
  const starts = startsOf(sheet)
  const start = starts.find(({ id }) => id === startId) ?? starts[0]
  return { sheet, start: start?.id ?? '', expected: expectedAtFirst(sheet, start) }
}

/** @returns undefined for what is no whole number from nothing to the most */
export function numberIn(text: string | null, most: number): number | undefined {
  const number = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined
  return number !== undefined && number <= most ? number : undefined
}

function spanIn(text: string | null): Span | undefined {
  const [least, most, ...others] = (text ?? '')
    .split('-')
    .map((each) => numberIn(each, MOST_LESSONS))
  return least === undefined || most === undefined || others.length > 0 ? undefined : [least, most]
}
