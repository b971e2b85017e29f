import type { HttpsFunction, Request } from 'firebase-functions/https'

/** More than any call of the site's: the longest message with each of its characters escaped. */
const MOST_BYTES = 64 * 1024
/** Commands are lists and notes, no deeper. */
const DEEPEST = 4

/** The headers `Authorization` of the calls that are being answered. */
const authorizations = new WeakMap<object, string>()

/** What a call that came through the door has to show for itself. */
export const authorizationOf = (request: object): string | undefined => authorizations.get(request)

/**
 * A callable that strangers cannot write into the log with. Firebase's own logs whatever body is no
 * call of its kind, with all its fields, what it cannot decode, and each token that is none. Here
 * such a body is answered with 400 and no word about it, and tokens are kept from it: whoever needs
 * one checks it, see `requireAdmin`.
 */
export function behindDoor<F extends HttpsFunction>(callable: F): F {
  return new Proxy(callable, {
    apply(open, self, [request, response]: Parameters<HttpsFunction>) {
      // What a browser asks before a call has no body.
      if (request.method !== 'OPTIONS' && !isCall(request)) {
        const error = { message: 'Bad Request', status: 'INVALID_ARGUMENT' }
        response.writeHead(400, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ error }))
        return undefined
      }
      keepTokens(request)
      return Reflect.apply(open, self, [request, response]) as unknown
    },
  })
}

function isCall({ method, headers, body, rawBody }: Request): boolean {
  const asked = body as unknown
  return (
    method === 'POST' &&
    /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '') &&
    typeof asked === 'object' &&
    asked !== null &&
    Object.keys(asked).join() === 'data' &&
    // Only now: a request without a length has neither of them.
    rawBody.length <= MOST_BYTES &&
    Object.values(asked).every((data) => isPlain(data))
  )
}

/** Without the names of Firebase's own encoding of numbers, of which the site makes no use. */
function isPlain(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0 || '@type' in value) return false
  return Object.values(value).every((each) => isPlain(each, levels - 1))
}

function keepTokens(request: Request): void {
  const { authorization } = request.headers
  if (authorization !== undefined) authorizations.set(request, authorization)
  delete request.headers.authorization
  if (process.env['ENFORCE_APP_CHECK'] !== 'true') delete request.headers['x-firebase-appcheck']
}
