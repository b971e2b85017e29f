import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.ts'

/** What Google and the emulator hand to a function. */
export type Handler = (
  request: IncomingMessage & { rawBody: Buffer },
  response: ServerResponse,
) => unknown

/** Serves a function over HTTP, by itself. @returns its address, and how to end it */
export async function serve(handler: Handler): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    void buffer(request).then((rawBody) => handler(Object.assign(request, { rawBody }), response))
  })
  return { address: `http://127.0.0.1:${await listen(server)}`, close: () => void server.close() }
}
