/**
 * A number as it is written: digits with spaces, dashes, dots, slashes and brackets between them. A
 * colon is one of them only after an area code, and not in times.
 */
const WRITTEN = /(?:\+[\s([]*|0[1-9]\d{1,4}\s*:\s*)?\d[\d()[\]/._\u2212\p{Zs}\p{Pd}\p{Cf}]*/gu
/** A slash before an area code or an extension begins another number, unless it ends one: 0365 / 123456. */
const ANOTHER = /(?<=(?:\d\D*){6})\/(?=\D*0\d|\s*[\u2212\p{Pd}])/u
/** Opening hours and the like beside a number have less. */
const LEAST_DIGITS = 6

/**
 * What is dialled of the first number in a text, as people copy and write them. The zero in
 * "+49 (0) 365" is for those who leave out what comes before it; no German number begins with one.
 */
function dialled(text: string): string {
  const numbers = (text.match(WRITTEN) ?? []).flatMap((number) => number.split(ANOTHER))
  const digits = numbers.map((number) =>
    (/^(?:\+|00)/.test(number) ? number.replace(/[([]0[)\]]/, '') : number)
      .replaceAll(/[^+\d]/g, '')
      .replace(/^(\+|00)490/, '$149'),
  )
  return digits.find(({ length }) => length >= LEAST_DIGITS) ?? digits.join('')
}

/** The address that calls a number (RFC 3966). */
export function phoneHref(number: string): string {
  return `tel:${dialled(number)}`
}

/** The numbers of German mobile phones: 015, 016 and 017, and eight or nine more digits. */
const GERMAN_MOBILE = /^491[567]\d{8,9}$/
/** Numbers of other countries, which have at most 15 digits (E.164). */
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
