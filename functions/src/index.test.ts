import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { forgetSessions } from './accounts/end-sessions.ts'
import { deliverDue } from './mail/deliver-mail.ts'
import { sendConfirmations } from './mail/confirmation.ts'
import { sendNotices } from './mail/held-notice.ts'
import { endAbandonedRelease } from './publishing/manage-publication.ts'
import { lookForChanges } from './publishing/look-for-changes.ts'
import { publishDue } from './publishing/publish-due.ts'
import { emptyBin } from './housekeeping/purge-history.ts'
import { removeUnusedImages } from './housekeeping/unused-images.ts'

// What they call has its own tests, against the emulators.
vi.mock('firebase-admin/app', () => ({ initializeApp: vi.fn() }))
vi.mock('firebase-admin/firestore', async (original) => ({
  ...(await original<object>()),
  getFirestore: () => 'the store',
}))
vi.mock('firebase-admin/storage', () => ({ getStorage: () => ({ bucket: () => 'the bucket' }) }))
vi.mock('./accounts/end-sessions.ts', () => ({ forgetSessions: vi.fn() }))
vi.mock('./mail/deliver-mail.ts', async (original) => ({
  ...(await original<object>()),
  deliverDue: vi.fn(),
}))
vi.mock('./mail/confirmation.ts', () => ({ sendConfirmations: vi.fn() }))
vi.mock('./mail/held-notice.ts', () => ({ sendNotices: vi.fn() }))
vi.mock('./publishing/look-for-changes.ts', () => ({ lookForChanges: vi.fn() }))
vi.mock('./publishing/manage-publication.ts', () => ({ endAbandonedRelease: vi.fn() }))
vi.mock('./publishing/publish-due.ts', () => ({ publishDue: vi.fn() }))
vi.mock('./publishing/publishing.ts', () => ({ publishing: (db: unknown) => ({ db }) }))
vi.mock('./housekeeping/purge-history.ts', () => ({ emptyBin: vi.fn(), purgeHistory: vi.fn() }))
vi.mock('./housekeeping/unused-images.ts', () => ({ removeUnusedImages: vi.fn() }))

beforeEach(() => void vi.clearAllMocks())

const ofTheStore = expect.objectContaining({ db: 'the store' }) as unknown
const aDate = expect.any(Date) as unknown

it.each([
  { name: 'retryContactEmails', calls: deliverDue, with: [ofTheStore] },
  { name: 'retryContactEmails', calls: sendNotices, with: [ofTheStore] },
  { name: 'retryContactEmails', calls: sendConfirmations, with: [ofTheStore] },
  { name: 'publishOverdue', calls: endAbandonedRelease, with: [ofTheStore] },
  { name: 'publishOverdue', calls: lookForChanges, with: ['the store', aDate] },
  { name: 'publishOverdue', calls: publishDue, with: [ofTheStore] },
  { name: 'purgeBin', calls: emptyBin, with: ['the store', aDate] },
  { name: 'purgeBin', calls: forgetSessions, with: ['the store', aDate] },
  {
    name: 'cleanUpImages',
    calls: removeUnusedImages,
    with: [{ db: 'the store', bucket: 'the bucket' }, aDate],
  },
] as const)('$name does its work by the clock', async ({ name, calls, with: args }) => {
  const { [name]: scheduled } = await import('./index.ts')
  expect(scheduled.__endpoint.scheduleTrigger).toBeDefined()
  await scheduled.run({ scheduleTime: new Date().toISOString() })
  expect(calls).toHaveBeenCalledExactlyOnceWith(...args)
})

it('a notice that the mail server refuses keeps no confirmation back, and the log says so', async () => {
  vi.mocked(sendNotices).mockRejectedValueOnce(new Error('550 no such mailbox'))
  const { retryContactEmails } = await import('./index.ts')
  await expect(retryContactEmails.run({ scheduleTime: '' })).rejects.toThrow('550')
  expect(sendConfirmations).toHaveBeenCalledOnce()
})

/** The status of the answer to a callable's empty request. */
function statusOf(callable: unknown): Promise<number> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const header = (name: string) => headers[name.toLowerCase()]
  return new Promise((resolve) => {
    const status = (code: number) => {
      resolve(code)
      return { send: () => {} }
    }
    const request = { method: 'POST', headers, header, body: { data: {} }, rawBody: '' }
    const response = { status, on: () => {}, setHeader: () => {}, getHeader: () => {} }
    ;(callable as (...both: object[]) => void)(request, response)
  })
}

it('a request without a proof of App Check is refused where the settings ask for one', async () => {
  vi.stubEnv('ENFORCE_APP_CHECK', 'true')
  vi.resetModules()
  onTestFinished(() => void vi.unstubAllEnvs())
  const { sendContactEmail } = await import('./index.ts')
  expect(await statusOf(sendContactEmail)).toBe(401)
})
