import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { contactRequest } from '#tests/support/contact-requests.ts'
import {
  clock,
  db,
  forgetRequests,
  mailbox,
  orderedMails,
  receive,
  storedRequest,
} from '#tests/support/deliveries.ts'
import { deliverMail } from '../../functions/src/deliver-mail.ts'
import { manageContactRequest } from '../../functions/src/manage-contact-request.ts'

beforeEach(forgetRequests)

describe('staff', () => {
  const manage = (id: string, action: string, now = clock().now) =>
    manageContactRequest({ id, action }, { db, now })

  it('mark a request as read and done, open it again and delete it', async () => {
    const id = (await receive(contactRequest(), clock().now)) ?? ''
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
    const { now } = clock()
    const { mails, ...mailing } = mailbox()
    const id = (await receive(contactRequest(), now)) ?? ''
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

  it.each([
    { id: randomUUID(), action: 'explode' },
    { id: '../courses', action: 'delete' },
    { id: randomUUID(), action: 'delete', all: true },
    { action: 'delete' },
    null,
  ])('cannot give the command %j', async (command) => {
    await expect(manageContactRequest(command, { db, now: clock().now })).rejects.toMatchObject({
      code: 'invalid-argument',
    })
  })
})
