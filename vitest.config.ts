import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const folders = ['src', 'tools', 'functions/src', 'tests/contract']
const units = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)
/** These need a document, as their first line says, or mock modules, which others would get, too. */
const apart = units.filter((file) =>
  /^\/\/ @vitest-environment happy-dom|^vi\.mock\(/m.test(readFileSync(file, 'utf8')),
)

/** These ask the functions on the emulators, which hear of one project only, or what that one holds. */
const SHARED = [
  'tests/functions/{contact-request,require-admin}.test.ts',
  'tests/data/revocation.test.ts',
]

const node = {
  environment: 'node',
  setupFiles: ['tests/support/fixtures/no-console-errors.ts'],
  // Only ever used up by what fails; a busy machine may need it.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** What runs anywhere, then what needs the running emulators: see tools/test/main.ts. */
export default defineConfig({
  test: {
    projects: [
      // Without a process each: they change nothing that another could notice.
      { test: { ...node, name: 'unit', include: units, exclude: apart, isolate: false } },
      { test: { ...node, name: 'apart', include: apart } },
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
          include: ['tests/{functions,data,backup,deploy}/**/*.test.ts'],
          exclude: SHARED,
        },
      },
      { test: { ...node, name: 'shared store', include: SHARED, fileParallelism: false } },
      // In Firefox and WebKit: npm run test:engines.
      {
        test: {
          ...node,
          ...{ name: 'engines', include: ['tests/engines/*.test.ts'], fileParallelism: false },
          ...{ testTimeout: 240_000, expect: { poll: { timeout: 20_000, interval: 100 } } },
        },
      },
    ],
  },
})
