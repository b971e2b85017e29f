/** Why a run ends although nothing failed. */
export class StopRequested extends Error {}

/**
 * Turns a Ctrl-C and other signals into one abort; its reason is `StopRequested`, or the error that
 * nobody has caught. Signals after the first change nothing: npm passes a Ctrl-C on that the terminal
 * has already delivered.
 */
export function watchLifetime(): AbortSignal {
  const life = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => life.abort(new StopRequested(name)))
  }
  process.on('uncaughtException', (error) => life.abort(error))
  life.signal.addEventListener('abort', () => process.stdout.write('\nStopping … '))
  return life.signal
}

/** Settles like the work, or rejects as soon as the run is asked to end. */
export async function unlessEnded<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop = () => {}
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, ended])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
