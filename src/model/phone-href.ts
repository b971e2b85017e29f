/**
 * What is dialled of a number, which may be written with spaces, dashes and slashes. The zero in
 * "+49 (0) 365" is for those who leave out what comes before it.
 */
function dialled(number: string): string {
  const international = /^[\s(]*(?:\+|00)/.test(number)
  return (international ? number.replace('(0)', '') : number).replaceAll(/[^+\d]/g, '')
}

/** The address that calls a number (RFC 3966). */
export function phoneHref(number: string): string {
  return `tel:${dialled(number)}`
}

/** Of German mobile phones: 015, 016 and 017, and eight or nine more digits. */
const GERMAN_MOBILE = /^491[567]\d{8,9}$/
/** Of another country's phones, which have at most 15 digits (E.164). */
const ABROAD = /^(?!49)[1-9]\d{7,14}$/
const INTERNATIONAL = /^(?:\+|00)/

/**
 * The digits of a number that WhatsApp may know, with its country: Germany, unless it says otherwise.
 * Undefined for what is no number, and for a German one of no mobile phone.
 */
export function whatsAppNumber(number: string): string | undefined {
  const digits = dialled(number)
  const full = digits.replace(INTERNATIONAL, '').replace(/^(?:490|0)/, '49')
  if (GERMAN_MOBILE.test(full)) return full
  return INTERNATIONAL.test(digits) && ABROAD.test(full) ? full : undefined
}
