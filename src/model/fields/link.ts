/** As `asLink` leaves an address; the same for JavaScript and the security rules. */
export const LINK = 'https://[a-z0-9-]+([.][a-z0-9-]+)+(:[0-9]+)?/[!-~]*'

const link = new RegExp(`^${LINK}$`)

/** Whether a text is the address of a page elsewhere that a browser may be led to. */
export const isLink = (text: string) => link.test(text)

/** An address as it was typed or pasted, `instagram.com/…` too, in the form that is stored. */
export function asLink(text: string): string {
  if (text === '') return ''
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  // Safari knows URL.canParse since 17, Chrome since 120.
  try {
    return new URL(address).href
  } catch {
    return text
  }
}
