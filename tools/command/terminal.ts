const LONG_MS = 15_000

// Whoever closes the terminal takes the output away, but must not keep us from saving the data.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

export function say(text = ''): void {
  process.stdout.write(`${text}\n`)
}

export type Step = <T>(title: string, patience: string, work: () => Promise<T>) => Promise<T>

/**
 * Announces one thing after the other with its number, and concludes it with the time it took. When
 * it takes long, `patience` tells what is going on.
 */
export function countedSteps(total: number): Step {
  let number = 0
  return async (title, patience, work) => {
    const begin = Date.now()
    process.stdout.write(`[${++number}/${total}] ${title} … `)
    const timer = setInterval(() => {
      process.stdout.write(`\n      ${seconds(begin)}, ${patience} … `)
    }, LONG_MS)
    try {
      const result = await work()
      say(` ${seconds(begin)}`)
      return result
    } finally {
      clearInterval(timer)
    }
  }
}

export function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

export function table(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')
}
