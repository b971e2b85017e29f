import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { contactRequest } from '../../../tests/support/samples/contact-requests.ts'
import { contactRequestSchema, LONGEST_NOTE, MOST_AT_ONCE } from '../shared.ts'
import { commandSchema, manageRequests } from './manage-contact-requests.ts'

const id = randomUUID()

it.each([
  { ids: [id], action: 'explode' },
  { ids: ['../courses'], action: 'delete' },
  { ids: [randomUUID(), 5], action: 'delete' },
  { ids: [id], action: 'delete', all: true },
  { ids: randomUUID(), action: 'delete' },
  { ids: [], action: 'delete' },
  { ids: Array.from({ length: MOST_AT_ONCE + 1 }, () => randomUUID()), action: 'delete' },
  { action: 'delete' },
  null,
  { ids: [id], action: 'note' },
  { ids: [id], action: 'note', note: null },
  { ids: [id], action: 'note', note: 'Ruft an.' },
  { ids: [id], action: 'note', note: [] },
  { ids: [id], action: 'note', note: { id } },
  { ids: [id], action: 'note', note: { id, text: '' } },
  { ids: [id], action: 'note', note: { id, text: ' \n ' } },
  { ids: [id], action: 'note', note: { id, text: 5 } },
  { ids: [id], action: 'note', note: { id, text: true } },
  { ids: [id], action: 'note', note: { id, text: { toString: 'x' } } },
  { ids: [id], action: 'note', note: { id, text: ['x'] } },
  { ids: [id], action: 'note', note: { id, text: 'x'.repeat(LONGEST_NOTE + 1) } },
  { ids: [id], action: 'note', note: { id, text: 'x', by: 'somebody@else.example' } },
  { ids: [id], action: 'note', note: { id: 'x', text: 'x' } },
  { ids: [id], action: 'note', note: { id: 5, text: 'x' } },
  { ids: [id], action: 'note', note: { text: 'x' } },
  { ids: [id], action: 'remove-note' },
  { ids: [id], action: 'remove-note', note: {} },
  { ids: [id], action: 'remove-note', note: { id, text: 'x' } },
  { ids: [id], action: 'done', note: { id, text: 'x' } },
  { ids: [id], action: 'constructor', note: { id, text: 'x' } },
])('staff cannot give the command %j', async (command) => {
  // Nothing is asked of the store: there is none.
  const given = manageRequests(command, {
    db: undefined as never,
    now: () => new Date(),
    by: 'ina',
  })
  await expect(given).rejects.toMatchObject({ code: 'invalid-argument' })
})

it('staff can name whatever id a visitor’s request may have, and older ones in capitals', () => {
  const accepted = (requestId: string) => [
    contactRequestSchema.isValidSync({ ...contactRequest(), requestId }),
    commandSchema.isValidSync({ ids: [requestId], action: 'delete' }, { strict: true }),
  ]
  expect(accepted(id)).toEqual([true, true])
  expect(accepted(id.toUpperCase())).toEqual([false, true])
  for (const more of ['-', 'x', '\n']) expect(accepted(id + more)).toEqual([false, false])
})
