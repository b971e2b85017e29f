import type { Run } from './leftovers.ts'
import { descendants, endProcesses, isSame, listProcesses, type Process } from './processes.ts'

const INTERVAL_MS = 3000

/** Everything that firebase-tools has started, itself included. */
export interface Family {
  /** The living members, after writing them down. */
  look(): Promise<Process[]>
  /** From now on, a Java process that is gone is reported. */
  expectJava(): Promise<void>
  javaEnded: Promise<void>
  end(): Promise<void>
}

/**
 * Keeps in mind which processes belong to firebase-tools: once it is gone, nothing on the machine
 * tells that its Java processes, which run in groups of their own, were its own.
 */
export function watchFamily(leader: number, run?: Run): Family {
  let known: Process[] = []
  let java: Process[] = []
  let report = () => {}
  const javaEnded = new Promise<void>((resolve) => (report = resolve))

  const lookNow = async () => {
    const all = await listProcesses()
    const own = all.filter(
      (each) => each.group === leader || known.some((one) => isSame(one, each)),
    )
    const before = known.map(({ pid }) => pid).join()
    known = [...new Set(own.flatMap((each) => [each, ...descendants(all, each.pid)]))]
    if (known.map(({ pid }) => pid).join() !== before) {
      await run?.record({ group: leader, processes: known })
    }
    if (java.some((each) => !known.some((one) => isSame(one, each)))) report()
    return known
  }
  // One after the other: an older look must not put back what a newer one has found.
  let looking: Promise<unknown> = Promise.resolve()
  const look = () => {
    const next = looking.then(lookNow)
    looking = next.catch(() => {})
    return next
  }
  const timer = setInterval(() => void look().catch(() => {}), INTERVAL_MS)

  return {
    look,
    expectJava: async () => {
      java = (await look()).filter(({ command }) => command.includes(' -jar '))
    },
    javaEnded,
    end: async () => {
      clearInterval(timer)
      await look().catch(() => {})
      await endProcesses(known)
    },
  }
}
