import { connect } from 'node:net'
import { EMULATORS } from '#model/site/firebase-project.ts'
import { Failure } from '#tools/command/failure.ts'

export const allEmulators = ['auth', 'firestore', 'functions', 'storage', 'hosting'] as const
export type EmulatorName = (typeof allEmulators)[number]

export interface Service {
  name: string
  port: number
}

export const services = {
  auth: { name: 'Auth emulator', port: EMULATORS.auth },
  firestore: { name: 'Firestore emulator', port: EMULATORS.firestore },
  functions: { name: 'Functions emulator', port: EMULATORS.functions },
  storage: { name: 'Storage emulator', port: EMULATORS.storage },
  hosting: { name: 'website', port: EMULATORS.hosting },
  hub: { name: 'emulator hub', port: 4400 },
  logging: { name: 'emulator log', port: 4500 },
  smtp: { name: 'mail catcher', port: 1025 },
  mail: { name: 'page of caught mails', port: 1080 },
  vite: { name: 'development server', port: 5173 },
} satisfies Record<string, Service>

/** @throws Failure that names every service whose port another program uses, and what to do */
export async function checkPorts(needed: Service[]): Promise<void> {
  const taken = await Promise.all(
    needed.map(async ({ name, port }) => {
      // Where a browser would look for `localhost`.
      const answers = await Promise.all([isAnswered('127.0.0.1', port), isAnswered('::1', port)])
      return answers.includes(true) ? [`  ${port}  ${name}`] : []
    }),
  )
  const lines = taken.flat()
  if (lines.length === 0) return
  throw new Failure(
    `Ports that are needed here are in use, perhaps by another npm start:\n${lines.join('\n')}\nEnd those programs, then start again.`,
  )
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
