import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_AT_ONCE } from '#model/stored-request.ts'
import { contactRequest } from '#tests/support/contact-requests.ts'
import {
  clock,
  db,
  forgetRequests,
  mailbox,
  OPEN,
  orderedMails,
  receive as receiveAt,
  storedRequest,
  storedRequests,
} from '#tests/support/deliveries.ts'
import { deliverDue, deliverMail } from '../../functions/src/deliver-mail.ts'
import { manageRequests } from '../../functions/src/manage-contact-requests.ts'

const { now } = clock()
const receive = (data: unknown = contactRequest(), limits = OPEN) => receiveAt(data, now, limits)

beforeEach(forgetRequests)

describe('staff', () => {
  const manage = (id: string, action: string) => manageRequests({ ids: [id], action }, { db, now })

  it('mark a request as read and done, open it again and delete it', async () => {
    const id = (await receive()) ?? ''
    await manage(id, 'read')
    expect(await storedRequest(id)).toMatchObject({ read: true, done: false })
    await manage(id, 'done')
    expect(await storedRequest(id)).toMatchObject({ read: true, done: true })
    await manage(id, 'reopen')
    expect(await storedRequest(id)).toMatchObject({ read: true, done: false })
    await manage(id, 'delete')
    expect(await storedRequest(id)).toBeUndefined()
    await expect(manage(id, 'done')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('have a mail sent again: one that arrived as a new mail, one that did not as the same', async () => {
    const { mails, ...mailing } = mailbox()
    const id = (await receive()) ?? ''
    for (const ordered of [2, 3]) {
      await manage(id, 'send')
      expect(await orderedMails()).toEqual(Array(ordered).fill(id))
      await deliverMail(id, { db, now, ...mailing })
    }
    const [first, second, ...more] = mails.map(({ messageId }) => messageId)
    expect(more).toEqual([])
    expect(first).toBe(`<${id}@school.example>`)
    expect(second).toMatch(/^<[0-9a-f-]{36}@school\.example>$/)
    expect(second).not.toBe(first)
  })

  it('delete many at once; what is gone already does not matter', async () => {
    const ids = []
    for (let number = 0; number < 3; number += 1) ids.push((await receive()) ?? '')
    const [kept = '', ...others] = ids
    const gone = Array.from({ length: MOST_AT_ONCE - 2 }, () => randomUUID())
    await manageRequests({ ids: [...others, ...gone], action: 'delete' }, { db, now })
    expect(await storedRequests()).toHaveLength(1)
    expect(await storedRequest(kept)).toBeDefined()
  })

  it('change all or none', async () => {
    const id = (await receive()) ?? ''
    const ids = [id, randomUUID()]
    await expect(manageRequests({ ids, action: 'done' }, { db, now })).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(await storedRequest(id)).toMatchObject({ done: false })
  })

  it.each([
    { desc: 'held', limits: { ...OPEN, inTotal: 0 }, change: {} },
    { desc: 'suspected', limits: OPEN, change: { entry: 'https://spam.example' } },
  ])('make a $desc request one like any other', async ({ desc, limits, change }) => {
    const { mails, ...mailing } = mailbox()
    const data = { ...contactRequest(), ...change }
    expect(await receive(data, limits)).toBeUndefined()
    expect(await storedRequest(data.requestId)).toMatchObject({ state: desc, read: false })
    await deliverMail(data.requestId, { db, now, ...mailing })
    await deliverDue({ db, now, ...mailing })
    expect(mails).toEqual([])
    await manage(data.requestId, 'send')
    expect(await orderedMails()).toEqual([data.requestId])
    await deliverMail(data.requestId, { db, now, ...mailing })
    expect(mails.map(({ messageId }) => messageId)).toEqual([`<${data.requestId}@school.example>`])
    expect(await storedRequest(data.requestId)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it.each([
    { ids: [randomUUID()], action: 'explode' },
    { ids: ['../courses'], action: 'delete' },
    { ids: [randomUUID(), 5], action: 'delete' },
    { ids: [randomUUID()], action: 'delete', all: true },
    { ids: randomUUID(), action: 'delete' },
    { ids: [], action: 'delete' },
    { ids: Array.from({ length: MOST_AT_ONCE + 1 }, () => randomUUID()), action: 'delete' },
    { action: 'delete' },
    null,
  ])('cannot give the command %j', async (command) => {
    await expect(manageRequests(command, { db, now })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })
})
