import { sitePaths } from '#model/site-paths.ts'

const KINDS = ['error', 'rejection', 'policy'] as const
const LONGEST_TEXT = 200
const LONGEST_READ = 2_000
const MOST_FRAMES = 5
/** A report is never longer; what is, was not made here. */
export const MOST_REPORT_BYTES = 2_048

/** What a browser noticed. */
export interface SeenError {
  /** An uncaught error, an unhandled rejection, or what the content security policy refused. */
  readonly kind: (typeof KINDS)[number]
  readonly text: string
  readonly stack: string
}

/** What is left of it without personal data. */
export interface ErrorReport extends Pick<SeenError, 'kind' | 'text'> {
  /** Where it happened, the innermost first: `/assets/main.js:1:234`. */
  readonly frames: readonly string[]
  /** The path of a public page, or `other`. */
  readonly page: string
}

/** Makes a report of what a browser noticed. @param page the path of the page */
export function errorReport({ kind, text, stack }: SeenError, page: string): ErrorReport {
  const frames = stack.split('\n', 50).map(frameOf)
  return report(kind, text, frames, page)
}

/**
 * Reads a report that anybody may have sent, and trusts nothing in it: it is made anew.
 *
 * @returns undefined if it is none
 */
export function parseErrorReport(sent: string): ErrorReport | undefined {
  const { kind, text, frames, page } = parsed(sent)
  const known = KINDS.find((each) => each === kind)
  if (!known || typeof text !== 'string' || !Array.isArray(frames)) return undefined
  return report(known, text, frames, page)
}

function parsed(sent: string): Partial<Record<keyof ErrorReport, unknown>> {
  try {
    return Object(JSON.parse(sent)) as object
  } catch {
    return {}
  }
}

function report(
  kind: ErrorReport['kind'],
  text: string,
  frames: readonly unknown[],
  page: unknown,
): ErrorReport {
  return {
    kind,
    text: withoutPersonalData(text),
    frames: frames.filter(isFrame).slice(0, MOST_FRAMES),
    page: Object.values(sitePaths).find((path) => path === page) ?? 'other',
  }
}

/** The script in a line of a stack, as Chromium, Firefox and Safari write them; no origin, no query. */
function frameOf(line: string): string {
  const [, path = '', row = '', column = ''] =
    /https?:\/\/[^\s/]+(\/[^\s?#()]+?)(?:\?[^\s():]*)?:(\d+):(\d+)/.exec(line.slice(0, 500)) ?? []
  return `${path}:${row}:${column}`
}

const isFrame = (frame: unknown): frame is string =>
  typeof frame === 'string' && /^\/[\w./-]{1,100}\.[jt]sx?:\d{1,7}:\d{1,7}$/.test(frame)

/** To the closing quotation mark or the end; an apostrophe inside a word is no mark. */
const QUOTED =
  /"[^"]*("|$)|`[^`]*(`|$)|[„“”][^“”]*([“”]|$)|«[^»]*(»|$)|»[^«]*(«|$)|[‚‘’][^‘’]*([‘’]|$)|(?<=^|[^\p{L}\p{N}])'(?:[^']|'(?=[\p{L}\p{N}]))*('|$)/gu
const WORD_WITH_AT = /\S*(?:@|%40)\S*/gi
const QUERY = /\?\S+/g
const FRAGMENT = /(\S)#\S*/g
/** Telephone numbers, dates, addresses of networks. */
const DIGITS = /\d(?:[\s/().-]{0,2}\d){4,}/g

/**
 * Takes out of a message what a visitor may have typed or opened: quotations, e-mail addresses,
 * queries and fragments of addresses, long numbers.
 *
 * @returns one line of at most 200 characters
 */
export function withoutPersonalData(text: string): string {
  return firstWords(text)
    .replace(QUOTED, '…')
    .replace(WORD_WITH_AT, '…')
    .replace(QUERY, '')
    .replace(FRAGMENT, '$1')
    .replace(DIGITS, '#')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
}

/** The beginning, without a word that is cut: half an address would not look like one. */
function firstWords(text: string): string {
  return text.length > LONGEST_READ ? text.slice(0, LONGEST_READ).replace(/\S*$/, '') : text
}
