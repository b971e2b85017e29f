import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)
const units = [
  ...['src', 'tools', 'functions/src'].flatMap((folder) => filesIn(folder, /\.test\.tsx?$/)),
  ...filesIn('tests', /\.contract\.test\.tsx?$/),
]
/** These need a document, as their first line says, or mock modules, which others would get, too. */
const apart = units.filter((file) =>
  /^\/\/ @vitest-environment happy-dom|^vi\.mock\(/m.test(readFileSync(file, 'utf8')),
)

const node = {
  environment: 'node',
  setupFiles: ['tests/support/fixtures/no-console-errors.ts'],
  // Only ever used up by what fails; a busy machine may need it.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 150_000 } },
}

/** What runs anywhere, then what needs the running emulators: see tools/test/main.ts. */
export default defineConfig({
  test: {
    projects: [
      // Without a process each: they change nothing that another could notice.
      { test: { ...node, name: 'unit', include: units, exclude: apart, isolate: false } },
      {
        test: {
          ...node,
          ...{ name: 'apart', include: apart },
          setupFiles: [...node.setupFiles, 'tests/support/fixtures/patience.ts'],
        },
      },
      // The emulator is the one that is busy. Without a process each: that would load the SDK anew.
      {
        test: {
          ...node,
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
          isolate: false,
        },
      },
      // Each file in projects of its own.
      {
        test: {
          ...node,
          name: 'emulators',
          include: ['tests/*/*.emulators.test.ts'],
        },
      },
      // These ask the functions on the emulators, which hear of one project only, or what that one holds.
      {
        test: {
          ...node,
          ...{
            name: 'shared store',
            include: ['tests/*/*.shared.test.ts'],
            fileParallelism: false,
          },
        },
      },
      // In Firefox and WebKit: npm run test:engines.
      {
        test: {
          ...node,
          ...{ name: 'engines', include: ['tests/engines/*.test.ts'], fileParallelism: false },
          ...{ testTimeout: 400_000, expect: { poll: { timeout: 60_000, interval: 100 } } },
        },
      },
    ],
  },
})
