import {
  doubleFromText,
  doubleToJson,
  integerToJson,
  timestampFromText,
  timestampToText,
  type ProtocolTimestamp,
} from './numbers-and-times.ts'

/**
 * Firestore's values as they stand in a backup: texts, whole numbers, fractions, yes and no, null,
 * lists and maps are JSON's own; what JSON has no word for is an object with one key that begins
 * with `$`. Nothing is rounded: a number is not read as JavaScript would before its type is known.
 */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type Fields = Readonly<Record<string, Json>>

/** A value as the Firestore protocol has it (google.firestore.v1.Value). */
export interface ProtocolValue {
  stringValue?: string | null
  booleanValue?: boolean | null
  nullValue?: unknown
  integerValue?: string | number | null
  doubleValue?: number | null
  timestampValue?: ProtocolTimestamp | null
  bytesValue?: Uint8Array | string | null
  referenceValue?: string | null
  geoPointValue?: { latitude?: number | null; longitude?: number | null } | null
  arrayValue?: { values?: ProtocolValue[] | null } | null
  mapValue?: { fields?: ProtocolFields | null } | null
}
export type ProtocolFields = Record<string, ProtocolValue>

export function fieldsToJson(fields: ProtocolFields | null | undefined): Fields {
  const entries = Object.entries(fields ?? {}).map(
    ([name, value]) => [name, toJson(value)] as const,
  )
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

export function fieldsFromJson(fields: Fields): ProtocolFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromJson(value)]))
}

/** @throws Error for a type of value that is not known here */
export function toJson(value: ProtocolValue): Json {
  const { stringValue, booleanValue, integerValue, doubleValue, timestampValue, bytesValue } = value
  const { referenceValue, geoPointValue, arrayValue, mapValue } = value
  if (stringValue != null) return stringValue
  if (booleanValue != null) return booleanValue
  if (integerValue != null) return integerToJson(String(integerValue))
  if (doubleValue != null) return doubleToJson(doubleValue)
  if (timestampValue != null) return { $timestamp: timestampToText(timestampValue) }
  if (bytesValue != null) return { $bytes: Buffer.from(bytesValue).toString('base64') }
  if (referenceValue != null) return { $reference: referenceValue }
  if (geoPointValue != null) {
    const { latitude, longitude } = geoPointValue
    return { $geoPoint: [doubleToJson(latitude ?? 0), doubleToJson(longitude ?? 0)] }
  }
  if (arrayValue != null) return (arrayValue.values ?? []).map(toJson)
  if (mapValue != null) {
    const map = fieldsToJson(mapValue.fields)
    return tagOf(map) === undefined ? map : { $map: map }
  }
  if ('nullValue' in value) return null
  throw new Error(`A type of value that backups do not know: ${Object.keys(value).join(', ')}`)
}

/** @throws Error for JSON that `toJson` does not make */
export function fromJson(json: Json): ProtocolValue {
  if (json === null) return { nullValue: 'NULL_VALUE' }
  if (typeof json === 'string') return { stringValue: json }
  if (typeof json === 'boolean') return { booleanValue: json }
  if (typeof json === 'number') {
    return Number.isInteger(json) ? { integerValue: String(json) } : { doubleValue: json }
  }
  if (isList(json)) return { arrayValue: { values: json.map(fromJson) } }
  const tag = tagOf(json)
  return tag === undefined ? { mapValue: { fields: fieldsFromJson(json) } } : fromTagged(tag, json)
}

function fromTagged(tag: string, json: Fields): ProtocolValue {
  const content = json[tag] as Json
  if (typeof content === 'string') {
    if (tag === '$integer') return { integerValue: content }
    if (tag === '$double') return { doubleValue: doubleFromText(content) }
    if (tag === '$timestamp') return { timestampValue: timestampFromText(content) }
    if (tag === '$bytes') return { bytesValue: Buffer.from(content, 'base64') }
    if (tag === '$reference') return { referenceValue: content }
  } else if (tag === '$geoPoint' && isList(content)) {
    const [latitude = 0, longitude = 0] = content.map(doubleFromJson)
    return { geoPointValue: { latitude, longitude } }
  } else if (
    tag === '$map' &&
    typeof content === 'object' &&
    content !== null &&
    !isList(content)
  ) {
    return { mapValue: { fields: fieldsFromJson(content) } }
  }
  throw new Error(`A value that backups do not have: ${JSON.stringify(json).slice(0, 80)}`)
}

export const isList = (json: unknown): json is readonly Json[] => Array.isArray(json)

/** The one key of an object, if it begins with `$`. */
export function tagOf(map: Fields): string | undefined {
  const [key, ...others] = Object.keys(map)
  return others.length === 0 && key?.startsWith('$') ? key : undefined
}

function doubleFromJson(json: Json): number {
  const value = typeof json === 'number' ? json : fromJson(json).doubleValue
  if (value == null) throw new Error(`Not a number: ${JSON.stringify(json)}`)
  return value
}
