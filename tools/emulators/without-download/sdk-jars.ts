import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Failure, reasonOf } from '#tools/command/failure.ts'
import { cacheFolder } from '#tools/command/paths.ts'
import type { JarName } from './jars.ts'

const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const USUAL_FOLDERS = [
  '/usr/lib',
  '/usr/share',
  '/usr/local/share',
  '/opt/homebrew/share',
  '/opt',
  homedir(),
]
const RULES_RUNTIME = join(import.meta.dirname, 'StorageRulesRuntime.java')
// The SDK's jar names no main class, so that `java -jar` refuses it as it is.
const MAIN_CLASS: Record<JarName, string> = {
  firestore: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  storage: 'StorageRulesRuntime',
}

/** @param path where `gcloud` may be */
export function findSdkJar(path: string): string | undefined {
  const gcloud = path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter(existsSync)
    .map((program) => dirname(dirname(realpathSync(program))))
  const usual = USUAL_FOLDERS.map((folder) => join(folder, 'google-cloud-sdk'))
  return [...gcloud, ...usual].map((root) => join(root, JAR_IN_SDK)).find(existsSync)
}

/** Makes the emulators' Java programs out of the SDK's, or finds those that were made before. */
export async function buildJars(sdkJar: string, PATH: string): Promise<Record<JarName, string>> {
  const folder = join(cacheFolder, 'emulators', fingerprint(sdkJar))
  const jarsIn = (where: string) => ({
    firestore: join(where, 'firestore.jar'),
    storage: join(where, 'storage.jar'),
  })
  if (existsSync(folder)) return jarsIn(folder)
  const unfinished = `${folder}-${process.pid}`
  try {
    const run = (program: string, args: string[]) =>
      promisify(execFile)(program, args, { cwd: unfinished, env: { ...process.env, PATH } })
    await mkdir(unfinished, { recursive: true })
    // The emulator may run on an older Java than the one that compiles.
    const flags = ['--release', '11', '-proc:none', '-nowarn', '-cp', sdkJar, '-d', 'storage']
    await run('javac', [...flags, RULES_RUNTIME])
    await mkdir(join(unfinished, 'firestore'))
    for (const [name, mainClass] of Object.entries(MAIN_CLASS)) {
      const classPath = pathToFileURL(sdkJar).href
      const manifest = `Main-Class: ${mainClass}\nClass-Path: ${classPath}\n`
      await writeFile(join(unfinished, 'manifest'), manifest)
      await run('jar', ['-c', '-f', `${name}.jar`, '-m', 'manifest', '-C', name, '.'])
    }
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw new Failure(
      `The emulators could not be built from ${sdkJar} (${reasonOf(error)}): a JDK is needed, with javac and jar.`,
    )
  }
  return jarsIn(folder)
}

/** Changes with the SDK's jar and with our source, so that jars made from older ones are not used. */
function fingerprint(sdkJar: string): string {
  const { size, mtimeMs } = statSync(sdkJar)
  return createHash('sha256')
    .update([sdkJar, size, mtimeMs].join('\n'))
    .update(readFileSync(RULES_RUNTIME))
    .digest('hex')
    .slice(0, 12)
}
