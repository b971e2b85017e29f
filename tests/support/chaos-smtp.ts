import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const TROUBLES = ['refuse', 'hang', 'hang up', 'take and hang up', 'restart'] as const
type Trouble = (typeof TROUBLES)[number]

export interface ChaosSmtp {
  readonly url: string
  /** Message-IDs in the order in which the server took the mails. */
  readonly taken: readonly string[]
  readonly troubles: Readonly<Record<Trouble, number>>
  stop(): Promise<void>
}

/**
 * A real SMTP server that fails every other mail, in ways chosen by `random`: an answer 451,
 * silence, a cut line, a cut line after it took the mail, a restart.
 */
export async function startChaosSmtp(random: () => number): Promise<ChaosSmtp> {
  const taken: string[] = []
  const troubles = { refuse: 0, hang: 0, 'hang up': 0, 'take and hang up': 0, restart: 0 }
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
          if (!source) return
          const id = /^Message-ID: (<.*>)\r?$/im.exec(source)?.[1] ?? ''
          const trouble =
            random() < 0.5 ? TROUBLES[Math.floor(random() * TROUBLES.length)] : undefined
          if (trouble) troubles[trouble] += 1
          if (!trouble || trouble === 'take and hang up') taken.push(id)
          if (!trouble) callback()
          else if (trouble === 'refuse') callback(new Error('451 try later'))
          else if (trouble === 'take and hang up' || trouble === 'hang up') cut(session.id)
          else if (trouble === 'restart') void restart()
        })
      },
    })
  }

  function cut(session: string) {
    for (const connection of server.connections) {
      if (idOf(connection) === session) connection.close()
    }
  }

  /** At once, whatever is being said on its lines. */
  async function stop(): Promise<void> {
    for (const connection of server.connections) connection.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }

  async function restart() {
    await stop()
    server = newServer()
    await listen(server, port)
  }

  return { url: `smtp://127.0.0.1:${port}`, taken, troubles, stop }
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
