/** What was printed beside a program that has the terminal, to be shown after it. */
let kept: string[] | undefined

export function show(text: string): void {
  if (kept) kept.push(text)
  else console.log(text)
}

export const heading = (name: string) => `\n▶ ${name}`

/** Nothing else is printed meanwhile. */
export async function terminalFor<T>(work: () => Promise<T>): Promise<T> {
  kept = []
  const result = await work()
  const shown = kept
  kept = undefined
  for (const text of shown) console.log(text)
  return result
}
