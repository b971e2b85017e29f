const DEADLINE_MS = 15_000
/** How long the first answer to a listener may take before somebody hears that there is none. */
const LISTENER_PATIENCE_MS = 8_000

/** The server was asked and did not answer in time: what was sent may still arrive. */
export class NoAnswer extends Error {
  constructor() {
    super('The server does not answer.')
  }
}

/**
 * Waits for the first answer to a listener.
 *
 * @param onSilence called once, if the server does not answer in time
 * @returns ends the waiting
 */
export function awaitAnswer(onSilence: (error: NoAnswer) => void): () => void {
  const timer = setTimeout(() => onSilence(new NoAnswer()), LISTENER_PATIENCE_MS)
  return () => clearTimeout(timer)
}

/**
 * The SDK waits without end for a silent server; a person should not have to.
 *
 * @param work is given a signal that aborts at the deadline: whatever it has not begun by then, it
 *   must not begin any more, because its failure has been reported
 * @param ms how long it may take, in milliseconds
 * @throws NoAnswer at the deadline
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms = DEADLINE_MS,
): Promise<T> {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over.abort(new NoAnswer())
      reject(new NoAnswer())
    }, ms)
  })
  try {
    return await Promise.race([work(over.signal), deadline])
  } finally {
    clearTimeout(timer)
  }
}
