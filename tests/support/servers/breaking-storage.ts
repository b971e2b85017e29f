import { randomUUID } from 'node:crypto'
import { createServer, request as send } from 'node:http'
import { initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { vi } from 'vitest'
import { DEMO_PROJECT, EMULATORS } from '#model/site/firebase-project.ts'
import { listen } from '#tests/support/servers/listen.ts'

/** A bucket of the emulator, behind a server that breaks the connection of the first request of each method. */
export async function breakingStorage(storageBucket: string, methods: readonly string[]) {
  const broken: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url, headers } = request
    if (methods.includes(method) && !broken.includes(method)) {
      broken.push(method)
      request.socket.destroy()
      return
    }
    const { host, storage: port } = EMULATORS
    // A connection of its own: the emulator closes those that are idle, perhaps just then.
    const options = { host, port, method, path: url, headers, agent: false }
    const onward = send(options, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  })
  const port = await listen(server)
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${EMULATORS.host}:${port}`)
  const app = initializeApp({ projectId: DEMO_PROJECT, storageBucket }, randomUUID())
  const behind = getStorage(app).bucket()
  vi.unstubAllEnvs()
  const close = () => {
    server.close().closeAllConnections()
  }
  return { bucket: behind, broken, close }
}
