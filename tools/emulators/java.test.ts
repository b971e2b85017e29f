import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pathWithJava } from './java.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'java-test-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A folder with a program that prints what `java -version` would. */
function folderWith(version: string): string {
  const bin = join(root, version, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'java'), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`)
  chmodSync(join(bin, 'java'), 0o755)
  return bin
}

test('Java on the PATH is used as it is', async () => {
  const PATH = folderWith('17.0.1')
  expect(await pathWithJava({ PATH })).toBe(PATH)
})

test('JAVA_HOME goes in front of an older Java, behind the running Node.js', async () => {
  const [home, old] = [folderWith('21'), folderWith('1.8.0_392')]
  const path = await pathWithJava({ PATH: old, JAVA_HOME: dirname(home) })
  expect(path.split(delimiter)).toEqual([dirname(process.execPath), home, old])
})

test('without Java, or with one that is too old, the sentence says what to install', async () => {
  await expect(pathWithJava({ PATH: root })).rejects.toThrow(/^Java is missing.* install a JDK/)
  await expect(pathWithJava({ PATH: folderWith('1.8.0_392') })).rejects.toThrow(
    /^Java 8 is too old .* 11 or newer: install a JDK/,
  )
})
