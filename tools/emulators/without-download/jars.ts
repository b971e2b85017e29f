import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '#tools/command/failure.ts'
import { buildJars, findSdkJar } from './sdk-jars.ts'

const jarNames = ['firestore', 'storage'] as const
export type JarName = (typeof jarNames)[number]

const requireFromHere = createRequire(import.meta.url)
/** The Java programs in the versions that this firebase-tools wants. */
const downloads = requireFromHere(
  'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
) as Record<JarName, { downloadPathRelativeToCacheDir: string; remoteUrl: string }>

/** Short enough to be spent at every start behind a silent firewall. */
const PATIENCE_MS = 3_000
/** Where nothing else is left, since a busy machine or line may need it. */
const LAST_PATIENCE_MS = 30_000

/** What is asked, in this order; in tests, somebody else. */
export const sources = {
  /** Whether firebase-tools finds the program: named in the environment, or in its own cache. */
  isThere(name: JarName): boolean {
    const folder =
      process.env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache', 'firebase', 'emulators')
    const cached = join(folder, downloads[name].downloadPathRelativeToCacheDir)
    return Boolean(process.env[variable(name)]) || existsSync(cached)
  },
  /** Asks with firebase-tools' own client: what reaches the host, proxy included, will download too. */
  async canDownload(timeout: number): Promise<boolean> {
    const { Client } = requireFromHere('firebase-tools/lib/apiv2.js') as {
      Client: new (options: object) => { request(options: object): Promise<{ status: number }> }
    }
    const { origin, pathname } = new URL(downloads.firestore.remoteUrl)
    const question = { method: 'HEAD', path: pathname, retries: 0, timeout, responseType: 'stream' }
    return new Client({ urlPrefix: origin, auth: false })
      .request({ ...question, resolveOnHTTPError: true, ignoreQuotaProject: true })
      .then(({ status }) => status === 200)
      .catch(() => false)
  },
  findSdkJar,
  buildJars,
}

/**
 * What firebase-tools has to find in its environment where it has no Java programs yet and cannot
 * download them: the paths of those that are made from an installed Google Cloud SDK.
 *
 * @param path where `javac` and `jar` are
 * @throws Failure with one sentence when there is no SDK either
 */
export async function jarVariables(path: string, from = sources): Promise<Record<string, string>> {
  const missing = jarNames.filter((name) => !from.isThere(name))
  if (missing.length === 0) return {}
  const sdkJar = from.findSdkJar(path)
  if (await from.canDownload(sdkJar ? PATIENCE_MS : LAST_PATIENCE_MS)) return {}
  if (sdkJar === undefined) {
    throw new Failure(
      `The Java programs of the emulators (${missing.join(', ')}) are missing and ` +
        `${new URL(downloads.firestore.remoteUrl).host} cannot be reached: connect to the internet for one ` +
        'start, so that they are downloaded, or install the Google Cloud SDK with its component cloud-firestore-emulator.',
    )
  }
  const built = await from.buildJars(sdkJar, path)
  return Object.fromEntries(missing.map((name) => [variable(name), built[name]]))
}

const variable = (name: JarName) => `${name.toUpperCase()}_EMULATOR_BINARY_PATH`
