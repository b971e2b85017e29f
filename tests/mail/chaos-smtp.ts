import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

const TROUBLES = ['refuse', 'hang', 'hang up', 'take and hang up', 'take late', 'restart'] as const
type Trouble = (typeof TROUBLES)[number]

export interface ChaosSmtp {
  readonly url: string
  /** Message-IDs in the order in which the server took the mails. */
  readonly taken: readonly string[]
  /** Those of them that it took without a word: whether it did, its client cannot know. */
  readonly unanswered: readonly string[]
  readonly troubles: Readonly<Record<Trouble, number>>
  stop(): Promise<void>
}

/**
 * A real SMTP server that fails every other mail, in ways chosen by `random`: an answer 451,
 * silence, a cut line, a cut line after it took the mail, an answer that takes its time, a restart.
 *
 * @param late how long it takes with that, in milliseconds: the mail is taken by then, heard or not
 * @param onHang hears of each Message-ID that will have no answer
 */
export async function startChaosSmtp(
  random: () => number,
  late: number,
  onHang: (id: string) => void,
): Promise<ChaosSmtp> {
  const taken: string[] = []
  const unanswered: string[] = []
  /** The sessions that were told that their mail was taken. */
  const answered = new Set<string>()
  const troubles = Object.fromEntries(TROUBLES.map((trouble) => [trouble, 0])) as {
    [trouble in Trouble]: number
  }
  let running = true
  let server = newServer()
  const port = await listen(server, 0)

  function newServer(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // The cut lines are part of the story.
      logger: false,
      onData(stream, session, callback) {
        const whole = text(stream).catch(() => '')
        void whole.then((source) => {
          // The line was cut before the mail was complete.
          if (!source || !running) return
          const id = /^Message-ID: (<.*>)\r?$/im.exec(source)?.[1] ?? ''
          const trouble =
            random() < 0.5 ? TROUBLES[Math.floor(random() * TROUBLES.length)] : undefined
          if (trouble) troubles[trouble] += 1
          if (!trouble || trouble === 'take and hang up') taken.push(id)
          if (trouble === 'take and hang up') unanswered.push(id)
          const answer = () => {
            answered.add(session.id)
            callback()
          }
          if (!trouble) answer()
          else if (trouble === 'take late') void takeLate(server, id, answer)
          else if (trouble === 'refuse') callback(new Error('451 try later'))
          else if (trouble === 'take and hang up' || trouble === 'hang up') cut(session.id)
          else if (trouble === 'restart') void restart()
          else onHang(id)
        })
      },
    })
  }

  function cut(session: string) {
    for (const connection of server.connections) {
      if (idOf(connection) === session) connection.close()
    }
  }

  async function takeLate(taker: SMTPServer, id: string, answer: () => void) {
    await after(late)
    // What a restart met half done is forgotten.
    if (!running || taker !== server) return
    taken.push(id)
    answer()
  }

  /** At once, whatever is being said on its lines, but that a mail was taken. */
  async function stop(): Promise<void> {
    for (const connection of server.connections) {
      if (!answered.has(idOf(connection))) connection.close()
    }
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }

  async function restart() {
    running = false
    await stop()
    server = newServer()
    await listen(server, port)
    running = true
  }

  return { url: `smtp://127.0.0.1:${port}`, taken, unanswered, troubles, stop }
}

async function listen(server: SMTPServer, port: number): Promise<number> {
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return (listening.address() as AddressInfo).port
}

type SMTPServerConnection = SMTPServer['connections'] extends Set<infer C> ? C : never

/** The types leave it out. */
const idOf = (connection: SMTPServerConnection) => (connection as unknown as { id: string }).id
