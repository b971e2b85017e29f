import { expect, test } from 'vitest'
import { meaningfulLines, readiness } from './suite-log.ts'

const starting = `⚠  Unable to fetch the CLI MOTD and remote config. This is not a fatal error.
⬢  emulators: firebase-tools will drop support for Java version < 21 soon.
i  emulators: Starting emulators: auth, functions
`
const loaded = '✔  functions: Loaded functions definitions from source: sendContactEmail.\n'
const notLoaded = '⬢  functions: Failed to load function definition from source: FirebaseError: x\n'
const ready = '│ ✔  All emulators ready! It is now safe to connect your app. │\n'

test('the emulators are ready when all answer and the functions are loaded', () => {
  expect(readiness(starting + loaded)).toBeUndefined()
  expect(readiness(starting + loaded + ready)).toBe('ready')
  expect(readiness(starting + notLoaded + ready)).toBe('without functions')
})

test('of a failed start the error is shown, not the harmless warnings', () => {
  const log = `${starting}\u001B[31mError:\u001B[39m Could not start Firestore Emulator.\n    at start (x.js:1)\n`
  expect(meaningfulLines(log)).toEqual(['Error: Could not start Firestore Emulator.'])
})

test('without any error the last lines have to do', () => {
  expect(meaningfulLines(starting)).toEqual(['i  emulators: Starting emulators: auth, functions'])
})
