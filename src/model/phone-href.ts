/** The address that calls a number, which may be written with spaces, dashes and slashes (RFC 3966). */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}
