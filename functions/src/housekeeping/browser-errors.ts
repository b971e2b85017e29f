import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { MOST_REPORT_BYTES, parseErrorReport, type ErrorReport } from '../shared.ts'

const MINUTE_MS = 60_000
/** Lines of a minute and an instance: whoever sends more fills neither log nor bill. */
const MOST_A_MINUTE = 30

interface Logging {
  /** Pages of these origins may report. */
  readonly origins: readonly string[]
  readonly now: () => Date
  readonly log: (message: string, fields: { event: string } & Partial<ErrorReport>) => void
}

interface Request {
  readonly method?: string | undefined
  readonly headers: IncomingHttpHeaders
  /** Google's framework has none where a request says no kind of body. */
  readonly rawBody?: Buffer
}

/**
 * Makes the handler of the reports of browsers. It logs each as a line, at most 30 a minute; then
 * one line says that more came. What is no report, too long or from another website is dropped, and
 * all are answered alike: nobody learns what was logged.
 */
export function browserErrors({ origins, now, log }: Logging) {
  const bounded = atMost(MOST_A_MINUTE, now)
  return (request: Request, response: ServerResponse): void => {
    response.writeHead(204).end()
    const report = reportIn(request, origins)
    if (!report) return
    bounded(
      () => log('An error in a visitor’s browser.', { event: 'browser-error', ...report }),
      () =>
        log('More errors in browsers came in this minute.', { event: 'browser-errors-dropped' }),
    )
  }
}

function reportIn({ method, headers, rawBody }: Request, origins: readonly string[]) {
  const isOurs = method === 'POST' && origins.includes(headers.origin ?? '')
  if (!isOurs || !rawBody || rawBody.length > MOST_REPORT_BYTES) return undefined
  return parseErrorReport(rawBody.toString())
}

/** Does something so many times a minute, the first time after that something else, then nothing. */
function atMost(most: number, now: () => Date) {
  let minute = 0
  let count = 0
  return (something: () => void, insteadOnce: () => void) => {
    const current = Math.floor(now().getTime() / MINUTE_MS)
    if (current !== minute) [minute, count] = [current, 0]
    count += 1
    if (count <= most) something()
    else if (count === most + 1) insteadOnce()
  }
}
