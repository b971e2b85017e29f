/** Windows opens nothing when a link is longer. */
const LONGEST_LINK = 2_000

/**
 * The address that opens a mail program with a mail that has begun.
 *
 * @param mail its lines end with "\n"; what is empty is left out
 * @returns `isWhole` is false where the body was too long for a link: it is left out, too
 */
export function mailLink(
  email: string,
  mail: Readonly<Record<'subject' | 'body', string>>,
): { href: string; isWhole: boolean } {
  const { subject } = mail
  const body = mail.body.replaceAll(/\r?\n/g, '\r\n')
  const whole = `${mailHref(email)}?${linkFields({ subject, ...(body && { body }) })}`
  if (whole.length <= LONGEST_LINK) return { href: whole, isWhole: true }
  return { href: `${mailHref(email)}?${linkFields({ subject })}`, isWhole: false }
}

/** A valid address may contain what would begin a header in a link, such as a question mark. */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

/** Mail programs do not read a plus as a space, as `URLSearchParams` writes it. */
export function linkFields(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
