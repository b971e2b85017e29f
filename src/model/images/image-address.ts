import { EMULATORS } from '#model/site/firebase-project.ts'

/** Where uploads are served from: the one of real projects, and that of the emulators. */
export const STORAGE_ORIGINS = {
  production: 'https://firebasestorage.googleapis.com',
  emulators: `http://${EMULATORS.host}:${EMULATORS.storage}`,
} as const

/** The longest address of a picture, in characters. */
export const IMAGE_MAX = 2048

// What \s means in the rules, which know fewer kinds of white space.
const INK = String.raw`[^\t\n\f\r ]`
const origins = Object.values(STORAGE_ORIGINS).map((origin) => origin.replaceAll('.', '[.]'))

/**
 * The addresses from which the pages load pictures: paths of this site, and uploads. The content
 * security policy blocks all others. Two slashes, or a slash and a backslash, lead to other sites.
 *
 * Matches the whole text; valid in JavaScript and in the security rules.
 */
export const IMAGE_ADDRESS = String.raw`/([^/\\\t\n\f\r ]${INK}*)?|(${origins.join('|')})/v0/b/[^/?#\t\n\f\r ]+/o/cms_images%2F${INK}+`

const OWN = new RegExp(`^(?:${IMAGE_ADDRESS})$`)
const FOREIGN = new RegExp(String.raw`^(?:https?://|/[/\\])${INK}*$`)

/** True for an address from which the pages load pictures. */
export function isImageAddress(address: string): boolean {
  return address.length <= IMAGE_MAX && OWN.test(address)
}

/** True for another site's address, as records from before it was refused may hold. */
export function isForeignImage(address: string): boolean {
  return address.length <= IMAGE_MAX && FOREIGN.test(address) && !OWN.test(address)
}
