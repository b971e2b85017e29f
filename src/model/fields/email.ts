import { tidyLine, withoutMarks } from '#model/fields/field.ts'

/** The longest address that mail servers have to take (RFC 5321). */
export const LONGEST_EMAIL = 254

const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const REACHABLE = new RegExp(`^${ATOM}(?:[.]${ATOM})*@(?:${LABEL}[.])+(?!\\d+$)${LABEL}$`, 'i')

/**
 * An address whose domain is written as mail servers and other checks know it: `x@müller.de` becomes
 * `x@xn--mller-kva.de`. Some browsers hand it over so already. Any other text stays as it is.
 */
function asciiEmail(text: string): string {
  const [local, domain = '', ...more] = text.split('@')
  if (more.length > 0 || !DOMAIN.test(domain) || /^\p{ASCII}*$/u.test(domain)) return text
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return text
  }
}

/** An address as it is stored, without what comes along when it is copied. */
export const tidyEmail = (text: string): string => asciiEmail(tidyLine(withoutMarks(text)))

/** Whether an answer can arrive at an address: browsers and HTML take `max@gmail` for one. */
export const isReachableEmail = (text: string): boolean => REACHABLE.test(text)
