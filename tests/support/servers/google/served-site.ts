import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type { HostingStore } from '#tests/support/servers/hosting-store.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What firebase-tools' emulator of Hosting serves with. */
const { default: superstatic } = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools'),
)('superstatic') as { default: (options: object) => Middleware }

/** The live version of a site, as visitors get it: with its headers, rewrites and clean addresses. */
export function servedSite(store: HostingStore) {
  const provider = (_request: unknown, path: string) => {
    const content = store.file(path)
    return Promise.resolve(
      content ? { stream: Readable.from([content]), size: content.length, modified: 0 } : null,
    )
  }
  return (request: IncomingMessage, response: ServerResponse) => {
    const { headers = [], rewrites = [], cleanUrls, trailingSlashBehavior } = store.config() ?? {}
    const config = {
      public: '.',
      cleanUrls,
      trailingSlash: trailingSlashBehavior === 'ADD',
      rewrites: rewrites.map(({ glob, path }) => ({ source: glob, destination: path })),
      headers: headers.map((each) => ({
        source: each.glob,
        headers: Object.entries(each.headers).map(([key, value]) => ({ key, value })),
      })),
    }
    superstatic({ config, provider, stack: 'strict' })(request, response, () => {
      response.writeHead(404).end('Site Not Found')
    })
  }
}
