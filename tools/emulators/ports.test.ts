import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { checkPorts, services } from './ports.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('free ports pass without a word', async () => {
  const port = await occupy('127.0.0.1')
  servers.pop()?.close()
  await checkPorts([{ name: 'Firestore emulator', port }])
})

test('every port in use is named with its service, and what to do', async () => {
  const [first, second] = [await occupy('127.0.0.1'), await occupy('127.0.0.1')]
  const message = await failureOf([
    { name: 'Firestore emulator', port: first },
    { name: 'website', port: second },
  ])
  expect(message).toMatch(new RegExp(`${first}  Firestore emulator`))
  expect(message).toMatch(new RegExp(`${second}  website`))
  expect(message).toMatch(/End those programs, then start again\.$/)
})

const hasIPv6 = (networkInterfaces()['lo'] ?? networkInterfaces()['lo0'] ?? []).some(
  ({ address }) => address === '::1',
)
test.runIf(hasIPv6)(
  'a program on the IPv6 loopback counts too: browsers may ask there first',
  async () => {
    const port = await occupy('::1')
    expect(await failureOf([{ name: 'website', port }])).toContain(`${port}  website`)
  },
)

test('the ports are those of firebase.json', () => {
  expect(services.hosting.port).toBe(5000)
  expect(services.firestore.port).toBe(8080)
})

async function failureOf(needed: { name: string; port: number }[]): Promise<string> {
  return checkPorts(needed).then(
    () => 'nothing in use',
    (error: unknown) => String(error instanceof Error ? error.message : error),
  )
}
