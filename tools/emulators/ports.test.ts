import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#tests/support/servers/listen.ts'
import { checkPorts } from './ports.ts'

async function occupy(): Promise<number> {
  const server = createServer()
  onTestFinished(() => void server.close())
  return listen(server)
}

test('every port in use is named with its service, and what to do', async () => {
  const [first, second] = [await occupy(), await occupy()]
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
