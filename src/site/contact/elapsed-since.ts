import { LEAST_MS_TO_TYPE } from '#model/contact-request.ts'

/**
 * Milliseconds since the form was opened, after waiting until a person could have typed it: what
 * comes faster is taken for a program's, and nobody's request may be lost to that.
 *
 * @param opened as `performance.now()` gave it
 */
export async function elapsedSince(opened: number): Promise<number> {
  const missing = LEAST_MS_TO_TYPE - (performance.now() - opened)
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.ceil(performance.now() - opened)
}
