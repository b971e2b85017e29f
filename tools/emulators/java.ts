import { execFile } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '#tools/command/failure.ts'

const OLDEST = 11
const INSTALL =
  'install a JDK (Debian and Ubuntu: apt install default-jdk-headless, macOS: brew install openjdk, ' +
  'others: https://adoptium.net).'

/**
 * Finds Java in JAVA_HOME or on the PATH.
 *
 * @returns the PATH on which the program `java` is this Java
 * @throws Failure with one sentence when there is none, or it is too old
 */
export async function pathWithJava(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const home = env['JAVA_HOME']
  // A folder in front brings other programs along: the Node.js that runs this must stay the first.
  const front = home ? [dirname(process.execPath), join(home, 'bin')] : []
  const path = [...front, env['PATH'] ?? ''].join(delimiter)
  // macOS ships a `java` that only says that there is no Java.
  const { stdout, stderr } = await promisify(execFile)('java', ['-version'], {
    env: { ...env, PATH: path },
  }).catch(() => ({ stdout: '', stderr: '' }))
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(stderr + stdout) ?? []
  if (major === undefined) {
    throw new Failure(
      `Java is missing, which the Firestore and Storage emulators run on: ${INSTALL}`,
    )
  }
  const version = Number(major === '1' ? minor : major)
  if (version >= OLDEST) return path
  throw new Failure(
    `Java ${version} is too old for the emulators, which need ${OLDEST} or newer: ${INSTALL}`,
  )
}
