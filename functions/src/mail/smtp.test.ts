import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sendBySmtp } from './smtp.ts'

const SCHOOL = 'buero@fahrschule-gera.example'
const mail = {
  messageId: '<1@school.example>',
  subject: 'Neue Kontaktanfrage',
  replyTo: 'mara@example.com',
  text: 'Wann geht es los?',
  html: '<p>Wann geht es los?</p>',
}

/** A mail server of this machine, and what it was told. */
async function mailServer(options: SMTPServerOptions) {
  const heard: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onAuth: (_auth, _session, callback) => {
      heard.push('password')
      callback(null, { user: 'school' })
    },
    onData: (stream, _session, callback) => {
      void text(stream).then(() => {
        heard.push('mail')
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(0, '0.0.0.0')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = listening.address() as AddressInfo
  return { port, heard, server }
}

describe('a mail that takes too long', () => {
  it('is not taken afterwards', async () => {
    const slowly = (_address: unknown, _session: unknown, callback: () => void) =>
      void after(200).then(callback)
    const { port, heard, server } = await mailServer({
      disabledCommands: ['STARTTLS'],
      onMailFrom: slowly,
      onRcptTo: slowly,
    })
    await expect(
      sendBySmtp(`smtp://127.0.0.1:${port}`, SCHOOL, mail, AbortSignal.timeout(300)),
    ).rejects.toThrow('The mail server did not answer in time.')
    await expect.poll(() => server.connections.size).toBe(0)
    expect(heard).toEqual([])
  })
})

describe('mail servers elsewhere', () => {
  /** Reaches this machine, but is no address that says so. */
  const ELSEWHERE = '0.0.0.0'

  it('that cannot encrypt get neither password nor mail', async () => {
    const { port, heard } = await mailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    })
    const sending = sendBySmtp(`smtp://school:secret@${ELSEWHERE}:${port}`, SCHOOL, mail)
    await expect(sending).rejects.toMatchObject({ code: 'ETLS' })
    expect(heard).toEqual([])
  })

  it.each(['smtp', 'smtps'])('that nobody vouches for get neither, over %s', async (protocol) => {
    const { port, heard } = await mailServer({ secure: protocol === 'smtps' })
    const sending = sendBySmtp(`${protocol}://school:secret@${ELSEWHERE}:${port}`, SCHOOL, mail)
    await expect(sending).rejects.toThrow(/certificate/)
    expect(heard).toEqual([])
  })
})

it('this machine’s own mail server needs no encryption', async () => {
  const { port, heard } = await mailServer({ disabledCommands: ['STARTTLS'] })
  await sendBySmtp(`smtp://127.0.0.1:${port}`, SCHOOL, mail)
  expect(heard).toEqual(['mail'])
})
