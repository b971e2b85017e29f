import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Failure, reasonOf } from '#tools/command/failure.ts'
import { cacheFolder } from '#tools/command/paths.ts'
import type { JarName } from './jars.ts'
import { missingKit, type Java } from './java.ts'

const run = promisify(execFile)
const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const RULES_RUNTIME = join(import.meta.dirname, 'StorageRulesRuntime.java')
// The SDK's jar names no main class, so that `java -jar` refuses it as it is.
const MAIN_CLASS: Record<JarName, string> = {
  firestore: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  storage: 'StorageRulesRuntime',
}

/**
 * Makes an emulator's jar out of an installed Google Cloud SDK, or finds the one made before.
 *
 * @returns its path; undefined when there is no SDK with the Firestore emulator in it
 */
export async function jarFromSdk(
  name: JarName,
  java: Java,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const sdkJar = findSdkJar()
  if (sdkJar === undefined) return undefined
  const folder = join(cacheFolder, 'emulators')
  const path = join(folder, `${name}-${fingerprint(sdkJar)}.jar`)
  if (existsSync(path)) return path
  if (java.kit === undefined) throw missingKit()
  await mkdir(folder, { recursive: true })
  const workshop = await mkdtemp(join(folder, 'build-'))
  try {
    const built = await build(name, sdkJar, java.kit, workshop, signal)
    await removeOlder(folder, name)
    await rename(built, path)
    return path
  } catch (error) {
    throw new Failure(`The ${name} emulator could not be built from ${sdkJar}: ${reasonOf(error)}`)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

function findSdkJar(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const gcloud = (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter(existsSync)
    .map((program) => dirname(dirname(realpathSync(program))))
  const usual = [
    '/usr/lib',
    '/usr/share',
    '/usr/local/share',
    '/opt/homebrew/share',
    '/opt',
    homedir(),
  ]
  return [...gcloud, ...usual.map((folder) => join(folder, 'google-cloud-sdk'))]
    .map((root) => join(root, JAR_IN_SDK))
    .find(existsSync)
}

/** Changes with the SDK's jar and with our source, so that a jar made from older ones is not used. */
function fingerprint(sdkJar: string): string {
  const { size, mtimeMs } = statSync(sdkJar)
  return createHash('sha256')
    .update([sdkJar, size, mtimeMs, JSON.stringify(MAIN_CLASS)].join('\n'))
    .update(readFileSync(RULES_RUNTIME))
    .digest('hex')
    .slice(0, 12)
}

async function build(
  name: JarName,
  sdkJar: string,
  kit: { javac: string; jar: string },
  workshop: string,
  signal?: AbortSignal,
): Promise<string> {
  const manifest = join(workshop, 'manifest')
  const classes = join(workshop, 'classes')
  const jar = join(workshop, 'emulator.jar')
  const options = signal ? { signal } : {}
  await writeFile(
    manifest,
    `Main-Class: ${MAIN_CLASS[name]}\nClass-Path: ${pathToFileURL(sdkJar).href}\n`,
  )
  await mkdir(classes)
  if (name === 'storage') {
    // The emulator may run on an older Java than the one that compiles.
    const flags = ['--release', '11', '-proc:none', '-nowarn', '-cp', sdkJar, '-d', classes]
    await run(kit.javac, [...flags, RULES_RUNTIME], options)
  }
  await run(kit.jar, ['-c', '-f', jar, '-m', manifest, '-C', classes, '.'], options)
  return jar
}

async function removeOlder(folder: string, name: JarName): Promise<void> {
  for (const file of await readdir(folder)) {
    if (file.startsWith(`${name}-`)) await rm(join(folder, file))
  }
}
