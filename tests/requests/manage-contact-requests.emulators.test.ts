import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_NOTES } from '#model/requests/contact-limits.ts'
import { MOST_AT_ONCE } from '#model/requests/stored-request.ts'
import { contactRequest } from '#tests/support/samples/contact-requests.ts'
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
} from '#tests/support/servers/deliveries.ts'
import { daysAfter } from '../../functions/src/requests/contact-record.ts'
import { deliverDue, deliverMail } from '../../functions/src/mail/deliver-mail.ts'
import { manageRequests } from '../../functions/src/requests/manage-contact-requests.ts'

const { now } = clock()
const receive = (data: unknown = contactRequest(), limits = OPEN) => receiveAt(data, now, limits)

beforeEach(forgetRequests)

const by = 'ina@fahrschule.example'
const change = (command: unknown) => manageRequests(command, { db, now, by })

describe('staff', () => {
  const manage = (id: string, action: string) => change({ ids: [id], action })

  it('mark a request as read and done, open it again and delete it', async () => {
    const id = (await receive()) ?? ''
    const read = { ids: [id, id], action: 'read' }
    expect(await change(read)).toEqual({ action: 'read', requests: 1 })
    expect(await storedRequest(id)).toMatchObject({ read: true, done: false })
    await manage(id, 'done')
    const done_at = Timestamp.fromDate(now())
    expect(await storedRequest(id)).toMatchObject({ read: true, done: true, done_by: by, done_at })
    await manage(id, 'reopen')
    const open = { done: false, done_by: '', done_at: null }
    expect(await storedRequest(id)).toMatchObject({ read: true, ...open })
    await manage(id, 'delete')
    for (const action of ['done', 'reopen', 'send']) {
      await expect(manage(id, action)).rejects.toMatchObject({ code: 'not-found' })
    }
    // A page that notes that it was seen, or sends again what it shows, may come late.
    for (const action of ['read', 'retry', 'delete']) await manage(id, action)
    expect(await storedRequest(id)).toMatchObject({ state: 'deleted' })
    expect(await storedRequest(id)).not.toHaveProperty('updated_at')
  })

  it('have seven days to ask for a deleted request, and nobody mails it', async () => {
    const { now, advance } = clock()
    const { mails, ...mailing } = mailbox()
    const [id, sent, old] = [await receive(), await receive(), await receive()].map(String)
    await deliverMail(String(sent), { db, now, ...mailing })
    const soon = daysAfter(Timestamp.fromDate(now()), 2)
    await db.doc(`contact_requests/${old}`).update({ expires_at: soon })
    const remove = { ids: [id, sent, old], action: 'delete' }
    await manageRequests(remove, { db, now, by })
    const deleted_at = Timestamp.fromDate(now())
    const rests = { state: 'deleted', name: 'Mara Muster', deleted_at }
    const stored = await Promise.all([id, sent, old].map((each) => storedRequest(String(each))))
    expect(stored).toMatchObject([
      { ...rests, state_before: 'pending', expires_at: daysAfter(deleted_at, 7) },
      { ...rests, state_before: 'sent' },
      { ...rests, expires_at: soon },
    ])
    advance(1)
    await manageRequests(remove, { db, now, by })
    expect(await storedRequest(String(id))).toEqual(stored[0])
    await manageRequests({ ...remove, action: 'retry' }, { db, now, by })
    await deliverMail(String(id), { db, now, ...mailing })
    await deliverDue({ db, now, ...mailing })
    expect(mails).toHaveLength(1)
  })

  it('delete a request while it is mailed, and it does not come back', async () => {
    const id = (await receive()) ?? ''
    const { mails, ...mailing } = mailbox(() => manage(id, 'delete').then(() => {}))
    await deliverMail(id, { db, now, ...mailing })
    expect(mails).toHaveLength(1)
    expect(await storedRequest(id)).toMatchObject({ state: 'deleted' })
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
    await change({ ids: [...others, ...gone], action: 'delete' })
    const left = (await storedRequests()).filter(({ state }) => state !== 'deleted')
    expect(left).toEqual([await storedRequest(kept)])
  })

  it('change all or none', async () => {
    const id = (await receive()) ?? ''
    const ids = [id, randomUUID()]
    await expect(change({ ids, action: 'done' })).rejects.toMatchObject({ code: 'not-found' })
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
})

describe('a note', () => {
  const noteOn = (request: string, text: string, id: string = randomUUID()) =>
    change({ ids: [request], action: 'note', note: { id, text } })
  const notesOf = async (request: string) => (await storedRequest(request))?.['notes'] as unknown

  it('is kept with who wrote it and when, after those that there are', async () => {
    const request = (await receive()) ?? ''
    const [first, second] = [randomUUID(), randomUUID()]
    const at = Timestamp.fromDate(now())
    await noteOn(request, '  Ruft morgen an.\nNach 17 Uhr. ', first)
    await manageRequests(
      { ids: [request], action: 'note', note: { id: second, text: 'Erreicht.' } },
      { db, now, by: 'otto@fahrschule.example' },
    )
    expect(await notesOf(request)).toEqual([
      { id: first, text: 'Ruft morgen an.\nNach 17 Uhr.', by, at },
      { id: second, text: 'Erreicht.', by: 'otto@fahrschule.example', at },
    ])
    // Nothing else has changed.
    expect(await storedRequest(request)).toMatchObject({ read: false, done: false })
  })

  it('that is sent twice is there once, and deleted twice it is gone', async () => {
    const request = (await receive()) ?? ''
    const [twice, other] = [randomUUID(), randomUUID()]
    await noteOn(request, 'Bleibt.', other)
    await Promise.all([noteOn(request, 'Ruft an.', twice), noteOn(request, 'Ruft an.', twice)])
    expect(await notesOf(request)).toHaveLength(2)
    const remove = { ids: [request], action: 'remove-note', note: { id: twice } }
    await change(remove)
    await change(remove)
    expect(await notesOf(request)).toMatchObject([{ id: other, text: 'Bleibt.' }])
  })

  it('of a colleague at the same moment is not lost', async () => {
    const request = (await receive()) ?? ''
    await Promise.all(['eins', 'zwei', 'drei'].map((text) => noteOn(request, text)))
    expect(await notesOf(request)).toHaveLength(3)
  })

  it('is one of at most fifty', async () => {
    const request = (await receive()) ?? ''
    const at = Timestamp.fromDate(now())
    const notes = Array.from({ length: MOST_NOTES }, () => ({
      id: randomUUID(),
      text: 'x',
      by,
      at,
    }))
    const known = notes[0]?.id
    await db.doc(`contact_requests/${request}`).update({ notes })
    await expect(noteOn(request, 'y')).rejects.toMatchObject({ code: 'resource-exhausted' })
    await noteOn(request, 'once more', known)
    expect(await notesOf(request)).toHaveLength(MOST_NOTES)
  })

  it('on a request that is gone is refused', async () => {
    await expect(noteOn(randomUUID(), 'x')).rejects.toMatchObject({ code: 'not-found' })
  })
})
