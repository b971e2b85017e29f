import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { hasOwnNetworks, inOwnNetwork } from './own-network.ts'

const run = promisify(execFile)
const [program, ...words] = inOwnNetwork

/** Says whether a program that it starts can be reached at this port, and listens there itself. */
const script = (port: number) => `
  const net = require('node:net')
  const probe = net.connect(${port}, '127.0.0.1')
  probe.once('connect', () => { console.log('met'); process.exit() })
  probe.once('error', () => net.createServer().listen(${port}, '127.0.0.1', () => {
    console.log('alone')
    process.exit()
  }))`

// Elsewhere everything runs one after the other: there is nothing to test.
describe.runIf(hasOwnNetworks())('a network of its own', () => {
  it('has the ports that are taken here, and does not reach them', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { stdout } = await run(program, [...words, process.execPath, '-e', script(port)])
    server.close()
    expect(stdout.trim()).toBe('alone')
  })

  it('gives back the code with which the program ends', async () => {
    const failed = run(program, [...words, process.execPath, '-e', 'process.exit(3)'])
    await expect(failed).rejects.toMatchObject({ code: 3 })
  })
})
