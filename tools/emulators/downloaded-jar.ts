import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { JarName } from './jars.ts'

const requireFromHere = createRequire(import.meta.url)

interface Download {
  downloadPathRelativeToCacheDir: string
  remoteUrl: string
}
interface Client {
  request(options: object): Promise<{ status: number }>
}
const downloads = requireFromHere(
  'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
) as Record<JarName, Download>

/** @returns the file in firebase-tools' own cache, in the version that this firebase-tools wants */
export function cachedJar(name: JarName): string | undefined {
  const folder =
    process.env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache', 'firebase', 'emulators')
  const path = join(folder, downloads[name].downloadPathRelativeToCacheDir)
  return existsSync(path) ? path : undefined
}

export function downloadHost(name: JarName): string {
  return new URL(downloads[name].remoteUrl).host
}

const answers = new Map<string, Promise<boolean>>()

/** Asks with firebase-tools' own client: what reaches the host, proxy included, will download too. */
export function canDownload(name: JarName, patienceMs: number): Promise<boolean> {
  const { origin, pathname } = new URL(downloads[name].remoteUrl)
  const question = `${origin} ${patienceMs}`
  const answer = answers.get(question) ?? head(origin, pathname, patienceMs)
  answers.set(question, answer)
  return answer
}

async function head(urlPrefix: string, path: string, timeout: number): Promise<boolean> {
  const { Client } = requireFromHere('firebase-tools/lib/apiv2.js') as {
    Client: new (options: { urlPrefix: string; auth: boolean }) => Client
  }
  const request = new Client({ urlPrefix, auth: false })
    .request({
      method: 'HEAD',
      path,
      retries: 0,
      timeout,
      responseType: 'stream',
      resolveOnHTTPError: true,
      ignoreQuotaProject: true,
    })
    .then(({ status }) => status === 200)
  return request.catch(() => false)
}
