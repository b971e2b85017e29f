import { sitePaths } from '#model/site/site-paths.ts'

const KINDS = ['error', 'rejection', 'policy'] as const
/** A report is never longer; what is, was not made here. */
export const MOST_REPORT_BYTES = 512

/** An uncaught error, an unhandled rejection, or what the content security policy refused. */
export type ErrorKind = (typeof KINDS)[number]

/** Never the message: it may hold what a visitor has typed. */
export interface ErrorReport {
  readonly kind: ErrorKind
  /** Script, line and column, as in `/assets/main.js:1:234`; empty where there is no script. */
  readonly place: string
  /** The path of a public page, or `other`. */
  readonly page: string
}

/**
 * @param places a stack as Chromium, Firefox and Safari write it, or the address of a script with line
 *   and column; the first place counts
 * @param page the path of the page
 */
export function errorReport(kind: ErrorKind, places: string, page: string): ErrorReport {
  const [, script, line, column] = SCRIPT_IN_TEXT.exec(places) ?? []
  const place = script ? `${script}:${line}:${column}` : ''
  return { kind, place: PLACE.test(place) ? place : '', page: publicPage(page) }
}

/** Without origin and query. */
const SCRIPT_IN_TEXT = /https?:\/\/[^\s/]+(\/[\w./-]+\.[jt]sx?)(?:\?[^\s():]*)?:(\d+):(\d+)/
const PLACE = /^(\/[\w./-]{1,100}\.[jt]sx?:\d{1,7}:\d{1,7})?$/

const publicPage = (page: unknown) =>
  Object.values(sitePaths).find((path) => path === page) ?? 'other'

/**
 * Reads a report that anybody may have sent, and trusts nothing in it.
 *
 * @returns undefined if it is none
 */
export function parseErrorReport(sent: string): ErrorReport | undefined {
  const { kind, place, page } = parsed(sent)
  const known = KINDS.find((each) => each === kind)
  if (!known || typeof place !== 'string' || !PLACE.test(place)) return undefined
  return { kind: known, place, page: publicPage(page) }
}

function parsed(sent: string): Partial<Record<keyof ErrorReport, unknown>> {
  try {
    return Object(JSON.parse(sent)) as object
  } catch {
    return {}
  }
}
