import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkPorts } from './ports.ts'

async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('every port in use is named with its service, and what to do', async () => {
  const [first, second] = [await occupy('127.0.0.1'), await occupy('127.0.0.1')]
  const needed = [
    { name: 'Firestore emulator', port: first },
    { name: 'website', port: second },
    { name: 'port of nobody', port: 1 },
  ]
  const message = await checkPorts(needed).catch(String)
  const lines = [`${first}  Firestore emulator`, `${second}  website`]
  expect(message).toMatch(new RegExp(`in use.*\n  ${lines.join('.*\n  ')}.*\nEnd .*start again.$`))
})

test('free ports pass without a word', async () => {
  await checkPorts([{ name: 'website', port: 1 }])
})
