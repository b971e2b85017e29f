/** What went wrong, said in a sentence for the person at the terminal; shown without a stack trace. */
export class Failure extends Error {}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
