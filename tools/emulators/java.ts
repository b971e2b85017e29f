import { execFile } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '#tools/command/failure.ts'

const OLDEST = 11
const INSTALL =
  'install a JDK (Debian and Ubuntu: apt install default-jdk-headless, macOS: brew install openjdk, ' +
  'others: https://adoptium.net).'

export interface Java {
  /** The PATH on which the program `java` is this Java. */
  path: string
  version: number
  /** The compiler and the archiver, which a runtime without development kit lacks. */
  kit: { javac: string; jar: string } | undefined
}

/**
 * Finds Java in JAVA_HOME or on the PATH.
 *
 * @throws Failure with one sentence when there is none, or none that is new enough
 */
export async function findJava(env: NodeJS.ProcessEnv = process.env): Promise<Java> {
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const home = env['JAVA_HOME']
  const folders = home ? [join(home, 'bin'), ...onPath] : onPath
  let tooOld: number | undefined
  for (const folder of folders.filter(hasJava)) {
    const version = await versionOf(join(folder, 'java'))
    if (version !== undefined && version >= OLDEST) {
      // A folder in front brings other programs along: the Node.js that runs this must stay the first.
      const front = folder === onPath.find(hasJava) ? [] : [dirname(process.execPath), folder]
      const path = [...front, ...onPath].join(delimiter)
      return { path, version, kit: findKit([realFolder(folder), ...folders]) }
    }
    tooOld ??= version
  }
  throw new Failure(
    tooOld === undefined
      ? `Java is missing, which the Firestore and Storage emulators run on: ${INSTALL}`
      : `Java ${tooOld} is too old for the emulators, which need ${OLDEST} or newer: ${INSTALL}`,
  )
}

export function missingKit(): Failure {
  return new Failure(`The Java compiler is missing (there is only a Java runtime): ${INSTALL}`)
}

/** @returns the major version that `java -version` prints, such as 8 for 1.8.0 and 21 for 21.0.2 */
export function parseVersion(output: string): number | undefined {
  const match = /version "(\d+)(?:\.(\d+))?/.exec(output)
  if (!match) return undefined
  return match[1] === '1' ? Number(match[2]) : Number(match[1])
}

async function versionOf(java: string): Promise<number | undefined> {
  try {
    const { stdout, stderr } = await promisify(execFile)(java, ['-version'])
    return parseVersion(stderr + stdout)
  } catch {
    return undefined // macOS ships a `java` that only says that there is no Java
  }
}

function findKit(folders: string[]): Java['kit'] {
  const folder = folders.find((each) =>
    ['javac', 'jar'].every((name) => isProgram(join(each, name))),
  )
  return folder === undefined
    ? undefined
    : { javac: join(folder, 'javac'), jar: join(folder, 'jar') }
}

function hasJava(folder: string): boolean {
  return isProgram(join(folder, 'java'))
}

function realFolder(folder: string): string {
  return dirname(realpathSync(join(folder, 'java')))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
