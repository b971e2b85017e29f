import { createServer, type ViteDevServer } from 'vite'
import { projectFolder } from '../command/paths.ts'

/** Vite's dev server, with hot reload, for a website that has the emulators as its backend. */
export async function startDevServer(): Promise<ViteDevServer> {
  const ours = process.listeners('SIGTERM')
  const server = await createServer({ root: projectFolder, mode: 'emulators', clearScreen: false })
  // Vite ends the whole process on SIGTERM; here the data has to be saved first.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.removeListener('SIGTERM', listener)
  }
  await server.listen()
  return server
}
