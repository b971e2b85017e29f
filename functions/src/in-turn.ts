let last: Promise<unknown> = Promise.resolve()

/**
 * Runs work after all earlier work of this process. Transactions on the same counter would
 * otherwise keep failing each other; between processes Firestore decides, and repeats.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}
