import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusOf, tokenOfRole } from '#tests/support/servers/plain-rest.ts'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import {
  ADMIN_EMAIL,
  FIRESTORE,
  firestoreUnderTest,
  projectId,
  type FirestoreUnderTest,
} from '#tests/support/rules/rules.ts'

let store: FirestoreUnderTest
beforeAll(async () => {
  store = await firestoreUnderTest('price-sheets')
})
afterAll(() => store.cleanup())

const database = `projects/${projectId('price-sheets')}/databases/(default)`
const documents = `${database}/documents`

/** As Firestore's REST API wants it. */
function value(plain: unknown): object {
  if (plain === null) return { nullValue: null }
  if (typeof plain === 'boolean') return { booleanValue: plain }
  if (typeof plain === 'number') return { integerValue: String(plain) }
  if (typeof plain === 'string') return { stringValue: plain }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(value) } }
  return { mapValue: { fields: fields(plain as object) } }
}
const fields = (plain: object) =>
  Object.fromEntries(Object.entries(plain).map(([name, each]) => [name, value(each)]))

const stampedBy = (paths: readonly string[]) =>
  paths.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }))

/** An admin without any of this project's programs creates a sheet, with its version. */
function create(id: string, sheet: object): Promise<number> {
  const record = { ...sheet, rev: 1 }
  const version = { record, author: ADMIN_EMAIL, kind: 'created' }
  const name = `${documents}/price_sheets/${id}`
  const writes = [
    {
      update: { name, fields: fields(record) },
      updateTransforms: stampedBy(['created_at', 'updated_at']),
    },
    {
      update: { name: `${name}/versions/1`, fields: fields(version) },
      updateTransforms: stampedBy(['at', 'record.created_at', 'record.updated_at']),
    },
  ]
  return statusOf(
    {
      url: `http://${FIRESTORE.host}:${FIRESTORE.port}/v1/${documents}:commit`,
      method: 'POST',
      body: JSON.stringify({ writes }),
    },
    tokenOfRole('admin'),
  )
}

describe('over REST, a visitor', () => {
  it.each([
    { desc: 'reads a sheet that is shown before the day on which it begins', shown: true },
    { desc: 'reads no sheet that is not shown', shown: false },
  ])('$desc', async ({ desc, shown }) => {
    const id = desc.replaceAll(/\W/g, '-')
    const sheet = priceSheet('B', { valid_from: '2099-01-01', is_shown: shown })
    expect(await create(id, sheet)).toBe(200)
    const url = `http://${FIRESTORE.host}:${FIRESTORE.port}/v1/${documents}/price_sheets/${id}`
    expect(await statusOf({ url }, undefined)).toBe(shown ? 200 : 403)
  })
})

describe('without this project’s programs, over REST, an admin', () => {
  it.each([
    { desc: 'shows a complete sheet', sheet: priceSheet('B'), status: 200 },
    {
      desc: 'shows no sheet without a price',
      sheet: priceSheet('B', { lesson: null }),
      status: 403,
    },
    {
      desc: 'keeps one without prices that is not shown',
      sheet: priceSheet('B', { lesson: null, is_shown: false }),
      status: 200,
    },
    {
      desc: 'shows no seminar without its fee',
      sheet: priceSheet('ASF', { flat_fee: null }),
      status: 403,
    },
    {
      desc: 'needs no prices that the class does not ask for',
      sheet: priceSheet('ASF', { lesson: null }),
      status: 200,
    },
    {
      desc: 'says about how much others charge',
      sheet: priceSheet('B', { costs_of_others: ['+|Sehtest|ca. 7 €', '-|Passbild|'] }),
      status: 200,
    },
    {
      desc: 'says it in lines of two texts only',
      sheet: priceSheet('B', { costs_of_others: ['+|Sehtest|7|9'] }),
      status: 403,
    },
  ])('$desc', async ({ desc, sheet, status }) => {
    expect(await create(desc.replaceAll(/\W/g, '-'), sheet)).toBe(status)
  })
})
