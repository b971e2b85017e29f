import { array, assert, constantFrom, property, stringMatching, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { contactRequestSchema } from '#model/requests/contact-request.ts'
import { contactRequest } from '#tests/support/samples/contact-requests.ts'
import { commandSchema } from '../../functions/src/requests/manage-contact-requests.ts'

/** UUIDs of all kinds, and what nearly is one. */
const id = tuple(
  stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  constantFrom('', '-', 'x', '\n'),
  constantFrom('as it is', 'in capitals', 'with a capital'),
).map(([uuid, more, letters]) => {
  const cased = {
    'as it is': uuid,
    'in capitals': uuid.toUpperCase(),
    'with a capital': uuid.replace(/[a-f]/, (letter) => letter.toUpperCase()),
  }
  return cased[letters] + more
})

const isRequest = (requestId: string) =>
  contactRequestSchema.isValidSync({ ...contactRequest(), requestId })
const isCommand = (ids: readonly string[]) =>
  commandSchema.isValidSync({ ids, action: 'delete' }, { strict: true })

it('whatever id a visitor’s request may have, staff can delete it', () => {
  const accepted = new Set<string>()
  assert(
    property(array(id, { minLength: 1, maxLength: 5 }), (ids) => {
      const requests = ids.filter(isRequest)
      for (const each of requests) accepted.add(each)
      expect(requests.length === 0 || isCommand(requests)).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(accepted.size).toBeGreaterThan(50)
})

it('a request is stored under one writing of its id, and staff may name one that is older', () => {
  const capitals = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'
  expect([isRequest(capitals), isRequest(capitals.toLowerCase())]).toEqual([false, true])
  expect(isCommand([capitals])).toBe(true)
})
