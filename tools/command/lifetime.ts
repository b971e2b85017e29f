const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const ECHO_MS = 1000
const PARENT_CHECK_MS = 500

/** Why the run ends although nothing failed: somebody asked for it. */
export class Asked extends Error {}

/**
 * Turns everything that asks this process to end into one abort of a signal; its reason is `Asked`, or
 * the error that nobody has caught.
 */
export function watchLifetime(): AbortSignal {
  const life = new AbortController()
  let askedAt = 0
  const ask = (why: string) => {
    if (!life.signal.aborted) {
      askedAt = Date.now()
      process.stdout.write('\nStopping … ')
      life.abort(new Asked(why))
    } else if (Date.now() - askedAt > ECHO_MS) {
      // npm passes a Ctrl-C on that the terminal has already delivered: such an echo needs no answer.
      process.stdout.write('still busy, a few seconds please … ')
    }
  }
  for (const name of SIGNALS) process.on(name, () => ask(name))
  process.on('uncaughtException', (error) => life.abort(error))
  watchNpm(() => ask('npm has ended'))
  return life.signal
}

/** npm hands signals to a shell, which may end without telling us: our parent is then another one. */
function watchNpm(ended: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    ended()
  }, PARENT_CHECK_MS)
  timer.unref()
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
