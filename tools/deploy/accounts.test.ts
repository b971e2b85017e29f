import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkAdmins, checkSignUp } from './accounts.ts'

const token = () => Promise.resolve('token')

/** Answers as Identity Toolkit does; keeps what it was asked. */
async function identityToolkit(status: number, settings: object) {
  const asked: unknown[] = []
  const server = createServer(({ url, headers }, response) => {
    asked.push([url, headers.authorization, headers['x-goog-user-project']])
    response.writeHead(status).end(JSON.stringify(settings))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token }
}

describe('before a deployment', () => {
  it('signing up is closed', async () => {
    const settings = { client: { permissions: { disabledUserSignup: true } } }
    const { asked, ...toolkit } = await identityToolkit(200, settings)
    await expect(checkSignUp('school', toolkit)).resolves.toBeUndefined()
    expect(asked).toEqual([['/v2/projects/school/config', 'Bearer token', 'school']])
  })

  it.each([
    { status: 200, settings: {}, message: /^Anybody may sign up: in the console, / },
    {
      status: 200,
      settings: { client: { permissions: { disabledUserSignup: false } } },
      message: /^Anybody may sign up/,
    },
    { status: 403, settings: {}, message: /cannot be read \(status 403\)\.$/ },
  ])('not with $status and $settings', async ({ status, settings, message }) => {
    await expect(checkSignUp('school', await identityToolkit(status, settings))).rejects.toThrow(
      message,
    )
  })

  it('somebody can enter the back office, and nobody is shut out by the new rules', () => {
    const [ada, bea] = [
      { email: 'ada@school.de', complete: true },
      { email: 'bea@school.de', complete: false },
    ]
    expect(() => checkAdmins([ada], 'school')).not.toThrow()
    expect(() => checkAdmins([], 'school')).toThrow(
      'There is no admin yet: npm run admin -- create <email> --project school makes the first.',
    )
    expect(() => checkAdmins([ada, bea], 'school')).toThrow(
      /^bea@school.de is an admin without a record, .*create bea@school.de --project school/,
    )
  })
})
