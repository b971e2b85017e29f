import { Timestamp } from 'firebase-admin/firestore'
import { Failure } from '#tools/command/failure.ts'

const TAG = '$timestamp'

/**
 * A value of the store as it stands in a backup: JSON's own, sorted, and timestamps with a tag.
 *
 * @param path where it is, for the error
 * @throws Failure for a value that no kind of field holds, and that JSON would lose
 */
export function toJson(value: unknown, path: string): unknown {
  if (value instanceof Timestamp) return { [TAG]: textOf(value) }
  if (Array.isArray(value)) return value.map((each, index) => toJson(each, `${path}[${index}]`))
  if (isMap(value) && !(TAG in value)) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(entries.map(([key, each]) => [key, toJson(each, `${path}.${key}`)]))
  }
  if (value === null || ['string', 'boolean'].includes(typeof value)) return value
  if (Number.isFinite(value)) return value
  throw new Failure(`${path} is of a type that backups do not know: remove it in the console.`)
}

/** Reads what `toJson` has made, once it is text. */
export function fromJson(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    return isMap(value) && TAG in value ? timestampOf(String(value[TAG])) : value
  })
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const SECONDS_LENGTH = 'YYYY-MM-DDTHH:MM:SS'.length

/** With the nanoseconds, which a `Date` does not have. */
function textOf({ seconds, nanoseconds }: Timestamp): string {
  const toSecond = new Date(seconds * 1000).toISOString().slice(0, SECONDS_LENGTH)
  return `${toSecond}.${String(nanoseconds).padStart(9, '0')}Z`
}

function timestampOf(text: string): Timestamp {
  const seconds = Date.parse(`${text.slice(0, SECONDS_LENGTH)}Z`) / 1000
  return new Timestamp(seconds, Number(text.slice(SECONDS_LENGTH + 1, -1)))
}
