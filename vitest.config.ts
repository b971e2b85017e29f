import { defineConfig } from 'vitest/config'

/**
 * What runs anywhere, and what needs the running emulators (the rules in projects of their own, so
 * that they can be tested beside the rest): see tools/test/main.ts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,tools,functions/src}/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          setupFiles: ['tests/support/no-console-errors.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/no-console-errors.ts'],
          // The emulator is the one that is busy.
          fileParallelism: false,
          testTimeout: 20_000,
          // The first rules are loaded into a Java program that is still warming up.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['tests/{functions,data,backup}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/no-console-errors.ts'],
          // One store for all: files must not clear it under each other.
          fileParallelism: false,
          testTimeout: 20_000,
          // The first rules are loaded into a Java program that is still warming up.
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
