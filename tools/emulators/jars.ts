import { existsSync } from 'node:fs'
import { Failure } from '#tools/command/failure.ts'
import { cachedJar, canDownload, downloadHost } from './downloaded-jar.ts'
import { findJava } from './java.ts'
import { jarFromSdk } from './sdk-jar.ts'

const jarNames = ['firestore', 'storage'] as const
/** Long enough for an answer, short enough to be spent at every start behind a silent firewall. */
const PATIENCE_MS = 3000
/** Before giving up, since a busy machine or line may need it. */
const LAST_PATIENCE_MS = 30_000
export type JarName = (typeof jarNames)[number]

/** Where the Java program of an emulator can come from, in the order in which they are asked. */
export interface JarSources {
  override(name: JarName): string | undefined
  cached(name: JarName): string | undefined
  canDownload(name: JarName, patienceMs: number): Promise<boolean>
  fromSdk(name: JarName): Promise<string | undefined>
}
export type JarChoice =
  { from: 'override' | 'cache' | 'sdk'; path: string } | { from: 'download'; path?: never }

export async function chooseJar(name: JarName, sources: JarSources): Promise<JarChoice> {
  const override = sources.override(name)
  if (override !== undefined) return { from: 'override', path: override }
  const cached = sources.cached(name)
  if (cached !== undefined) return { from: 'cache', path: cached }
  if (await sources.canDownload(name, PATIENCE_MS)) return { from: 'download' }
  const built = await sources.fromSdk(name)
  if (built !== undefined) return { from: 'sdk', path: built }
  if (await sources.canDownload(name, LAST_PATIENCE_MS)) return { from: 'download' }
  throw new Failure(
    `The ${name === 'firestore' ? 'Firestore' : 'Storage'} emulator's Java program is missing and ` +
      `${downloadHost(name)} cannot be reached: connect to the internet for one start, so that it is ` +
      'downloaded, or install the Google Cloud SDK with its component cloud-firestore-emulator.',
  )
}

export interface EmulatorEnvironment {
  /** What firebase-tools has to find in its environment, beside everything that is there already. */
  env: Record<string, string>
  jars: Record<JarName, JarChoice>
}

/**
 * Sees to it that firebase-tools finds Java and the two Java programs it runs.
 *
 * @throws Failure with one sentence when something is missing
 */
export async function prepareEmulators(signal?: AbortSignal): Promise<EmulatorEnvironment> {
  const java = await findJava()
  const sources: JarSources = {
    override: overriddenJar,
    cached: cachedJar,
    canDownload,
    fromSdk: (name) => jarFromSdk(name, java, signal),
  }
  // One after the other: the first answer of the download host serves both.
  const jars = {
    firestore: await chooseJar('firestore', sources),
    storage: await chooseJar('storage', sources),
  }
  const env = { PATH: java.path }
  for (const name of jarNames) {
    const { from, path } = jars[name]
    if (from === 'sdk') Object.assign(env, { [variable(name)]: path })
  }
  return { env, jars }
}

function overriddenJar(name: JarName): string | undefined {
  const path = process.env[variable(name)]
  if (!path) return undefined
  if (existsSync(path)) return path
  throw new Failure(`${variable(name)} points to ${path}, which does not exist.`)
}

function variable(name: JarName): string {
  return `${name.toUpperCase()}_EMULATOR_BINARY_PATH`
}
