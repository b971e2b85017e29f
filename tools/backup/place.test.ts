import { createServer } from 'node:http'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '#tests/support/servers/listen.ts'
import { checkBucket } from './place.ts'

/** A bucket at Google for an account that may read and list its objects, and no more. */
async function bucketForReaders(name: string) {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://google')
    const status = !pathname.includes('/b/school.app') ? 404 : pathname.endsWith('/o') ? 200 : 403
    const error = { code: status, message: 'As Google says it.' }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? { items: [] } : { error }))
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  vi.stubEnv('STORAGE_EMULATOR_HOST', origin)
  const app = initializeApp({ projectId: 'school' }, name)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await deleteApp(app)
    server.close()
  })
  return getStorage(app).bucket(name)
}

describe('the bucket', () => {
  it('is found by the account that only backs up, which may not ask for the bucket itself', async () => {
    await expect(checkBucket(await bucketForReaders('school.app'))).resolves.toBeUndefined()
  })

  it('that is not there is said', async () => {
    await expect(checkBucket(await bucketForReaders('other.app'))).rejects.toThrow(
      'There is no bucket other.app: name the right one by --bucket.',
    )
  })
})
