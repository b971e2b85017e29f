import { setTimeout as after } from 'node:timers/promises'

const BASE = 'https://firebasehosting.googleapis.com/v1beta1'
const CALL_MS = 30_000
/** How often a call is made before it is given up. */
export const TRIES = 4
const FIRST_PAUSE_MS = 1_000
const LONGEST_REASON = 300

export interface HostingAccess {
  /** A token that is good for the next call; asked for before each. */
  readonly accessToken: () => Promise<string>
  /** Where the API is; Google's own unless told. */
  readonly base?: string
  /** Waits that many milliseconds. */
  readonly sleep?: (ms: number) => Promise<unknown>
  /** How long a single call may take, in milliseconds. */
  readonly callMs?: number
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the address of the API, or a whole address. */
  readonly url: string
  /** Bytes go as they are, anything else as JSON. */
  readonly body?: object
  /** 1 where a call whose answer was lost must not simply be made again. */
  readonly tries?: number
}

export class HostingError extends Error {
  /** HTTP's; 0 where nothing was answered. */
  readonly status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** Whether the same call may succeed a moment later. It is unknown then whether it was carried out. */
export const isPassing = ({ status }: HostingError) =>
  status === 0 || status === 429 || status >= 500

/** Calls Firebase Hosting's REST API, with patience for what passes by itself. */
export function hostingApi(access: HostingAccess) {
  const { accessToken, base = BASE, sleep = after, callMs = CALL_MS } = access
  /** Waits before another try, longer each time. */
  const pause = (tries: number) => sleep(FIRST_PAUSE_MS * 2 ** (tries - 1))

  async function send({ method = 'GET', url, body }: Call) {
    const isBytes = body instanceof Uint8Array
    const response = await fetch(new URL(url, `${base}/`), {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(callMs),
    })
    return { status: response.status, text: await response.text() }
  }

  async function attempt(call: Call): Promise<unknown> {
    const answer = await send(call)
    if (answer.status >= 400) throw refusal(answer)
    return call.body instanceof Uint8Array ? undefined : JSON.parse(answer.text || '{}')
  }

  /**
   * @returns the answer's JSON; nothing to rely on where bytes were sent
   * @throws HostingError
   */
  async function request(call: Call): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(call)
      } catch (cause) {
        const error = cause instanceof HostingError ? cause : noAnswer(cause)
        if (!isPassing(error) || tries >= (call.tries ?? TRIES)) throw error
        await pause(tries)
      }
    }
  }

  return { request, pause }
}

export type HostingApi = ReturnType<typeof hostingApi>

const noAnswer = (cause: unknown) =>
  new HostingError(`Firebase Hosting could not be asked: ${String(cause)}`, 0, { cause })

function refusal({ status, text }: { status: number; text: string }): HostingError {
  const refused = `Firebase Hosting refused (${status}): ${reasonIn(text)}`
  if (status !== 403) return new HostingError(refused, status)
  const role = 'the role Firebase Hosting Admin (roles/firebasehosting.admin)'
  return new HostingError(`The service account of the function needs ${role}. ${refused}`, status)
}

function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error: { message: string } }
    return error.message
  } catch {
    return text.slice(0, LONGEST_REASON)
  }
}
