import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findJava, parseVersion } from './java.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'java-test-')))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A folder with programs that print what `java -version` would. */
function folder(path: string, version: string, programs = ['java']): string {
  mkdirSync(join(root, path), { recursive: true })
  for (const name of programs) {
    writeFileSync(join(root, path, name), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`)
    chmodSync(join(root, path, name), 0o755)
  }
  return join(root, path)
}

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
])('%s is version %s', (output, version) => {
  expect(parseVersion(output)).toBe(version)
})

test('Java on the PATH is used as it is, with its compiler', async () => {
  const jdk = folder('jdk', '17.0.1', ['java', 'javac', 'jar'])
  expect(await findJava({ PATH: jdk })).toEqual({
    path: jdk,
    version: 17,
    kit: { javac: join(jdk, 'javac'), jar: join(jdk, 'jar') },
  })
})

test('JAVA_HOME goes in front of an older Java, behind the running Node.js', async () => {
  folder('home/bin', '21.0.2')
  const old = folder('old', '1.8.0_392')
  const { path, version } = await findJava({ PATH: old, JAVA_HOME: join(root, 'home') })
  expect(version).toBe(21)
  expect(path.split(delimiter)).toEqual([dirname(process.execPath), join(root, 'home/bin'), old])
})

test('a runtime without compiler is enough to run, and says that the kit is missing', async () => {
  expect((await findJava({ PATH: folder('jre', '11.0.4') })).kit).toBeUndefined()
})

test('without Java, or with one that is too old, the sentence says what to install', async () => {
  await expect(findJava({ PATH: root })).rejects.toThrow(/^Java is missing.* install a JDK/)
  await expect(findJava({ PATH: folder('old', '1.8.0_392') })).rejects.toThrow(
    /^Java 8 is too old .* 11 or newer: install a JDK/,
  )
})
