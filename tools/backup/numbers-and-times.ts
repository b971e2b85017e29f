type Tagged = Readonly<Record<string, string>>

/** google.protobuf.Timestamp */
export interface ProtocolTimestamp {
  seconds?: string | number | null
  nanos?: number | null
}

/** @param digits a whole number of at most 64 bits, of which JavaScript's numbers hold 53 */
export function integerToJson(digits: string): number | Tagged {
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : { $integer: digits }
}

/** A plain number would be read back as a whole one, or not at all. */
export function doubleToJson(value: number): number | Tagged {
  if (Number.isFinite(value) && !Number.isInteger(value)) return value
  return { $double: Object.is(value, -0) ? '-0' : String(value) }
}

export function doubleFromText(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || (Number.isNaN(value) && text !== 'NaN')) {
    throw new Error(`Not a number: ${text}`)
  }
  return value
}

export function timestampToText({ seconds, nanos }: ProtocolTimestamp): string {
  const toSecond = new Date(Number(seconds ?? 0) * 1000).toISOString().slice(0, -'.000Z'.length)
  return `${toSecond}.${String(nanos ?? 0).padStart(9, '0')}Z`
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{9})Z$/

export function timestampFromText(text: string) {
  const [, toSecond = '', nanos] = TIMESTAMP.exec(text) ?? []
  const milliseconds = Date.parse(`${toSecond}Z`)
  if (Number.isNaN(milliseconds)) throw new Error(`Not a timestamp: ${text}`)
  return { seconds: String(milliseconds / 1000), nanos: Number(nanos) }
}
