import type { Language } from '#model/words/language.ts'

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-IE' }

/** @param cents a whole number of them; gives `1.234,50` in German, without a currency's sign */
export function amountText(cents: number, language: Language = 'de'): string {
  return (cents / 100).toLocaleString(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}

const CURRENCY = /€|\bEURO?\b/i
/** Euros with two digits after a comma or a point at most, in groups of three or in one piece. */
const TYPED = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}|-{1,2}))?$/

/**
 * The cents that somebody typed as euros: `59`, `59,9`, `59.90`, `1.234,50`, `59,–` or `59 EUR`.
 *
 * @returns null for nothing at all, NaN for what is no amount
 */
export function parsedAmount(typed: string): number | null {
  const text = typed
    .replace(CURRENCY, '')
    .replaceAll(/\s/g, ' ')
    .replaceAll('’', "'")
    .replaceAll(/[–—]/g, '-')
    .trim()
  if (text === '') return null
  const [, euros, group, point, cents = ''] = TYPED.exec(text) ?? []
  if (euros === undefined || (group !== undefined && group === point)) return NaN
  // In German a comma with three digits behind it would be a slip, not thousands.
  if (group === ',' && point === undefined) return NaN
  const digits = cents.replaceAll('-', '')
  return Number(euros.replaceAll(/\D/g, '')) * 100 + Number(digits.padEnd(2, '0'))
}
