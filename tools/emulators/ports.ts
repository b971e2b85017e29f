import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '#tools/command/failure.ts'
import { projectFolder } from '#tools/command/paths.ts'

export const allEmulators = ['auth', 'firestore', 'functions', 'storage', 'hosting'] as const
export type EmulatorName = (typeof allEmulators)[number]

export interface Service {
  name: string
  port: number
}

const configured = (
  JSON.parse(readFileSync(join(projectFolder, 'firebase.json'), 'utf8')) as {
    emulators: Record<EmulatorName | 'hub' | 'logging', Service>
  }
).emulators

export const services = {
  auth: { name: 'Auth emulator', port: configured.auth.port },
  firestore: { name: 'Firestore emulator', port: configured.firestore.port },
  functions: { name: 'Functions emulator', port: configured.functions.port },
  storage: { name: 'Storage emulator', port: configured.storage.port },
  hosting: { name: 'website', port: configured.hosting.port },
  hub: { name: 'emulator hub', port: configured.hub.port },
  logging: { name: 'emulator log', port: configured.logging.port },
  smtp: { name: 'mail catcher', port: 1025 },
  mail: { name: 'page of caught mails', port: 1080 },
  vite: { name: 'development server', port: 5173 },
} satisfies Record<string, Service>

/** @throws Failure that names every service whose port another program uses, and what to do */
export async function checkPorts(needed: Service[]): Promise<void> {
  const lines = await Promise.all(
    needed.map(async ({ name, port }) => {
      if (await isFree(port)) return []
      const holder = await holderOf(port)
      return [`  ${port}  ${name}${holder ? ` (used by ${holder})` : ''}`]
    }),
  )
  const taken = lines.flat()
  if (taken.length === 0) return
  throw new Failure(
    [
      'Ports that are needed here are in use by other programs:',
      ...taken,
      'End those programs, then start again.',
    ].join('\n'),
  )
}

/** Free means: nobody answers where a browser would look for `localhost`, and we may listen. */
async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all([isAnswered('127.0.0.1', port), isAnswered('::1', port)])
  return !answers.includes(true) && (await canListen(port))
}

function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 })
    const settle = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

async function holderOf(port: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('lsof', [
      '-nP',
      `-iTCP:${port}`,
      '-sTCP:LISTEN',
      '-Fpc',
    ])
    const [, pid, command] = /p(\d+)\nc(.+)/.exec(stdout) ?? []
    return pid && `${command}, process ${pid}`
  } catch {
    return undefined // not every machine has lsof, and it sees only what its user may see
  }
}
