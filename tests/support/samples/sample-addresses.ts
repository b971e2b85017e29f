/** What a domain is made of, between its dots. */
export const labels = {
  right: ['a', 'Z', '9', 'ab', 'aZ', 'a9', 'a-b', 'aZb', 'a9b', 'aab', 'x'.repeat(63)],
  wrong: ['', '-', '-a', 'a-', 'a_b', 'ä', 'x'.repeat(64)],
}
export const atDomains = (parts: string[]): [string, unknown][] =>
  parts.flatMap((label) =>
    [`a@${label}`, `a@x.${label}`].map((address): [string, unknown] => [address, address]),
  )

export function longAddress(max = 0, over = 0) {
  const label = 'x'.repeat(63)
  const domain = `${label}.${label}.a-b.c`
  return `${'x'.repeat(max + over - 1 - domain.length)}@${domain}`
}

/** A picture that staff have uploaded, or all but one. */
export const uploadAt = (origin: string) => `${origin}/v0/b/schule/o/cms_images%2Fb.webp?alt=media`
