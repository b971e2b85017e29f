import { defineConfig } from 'vitest/config'

/**
 * What runs anywhere, what needs the running emulators, and what looks at the traces that the latter
 * has left there (see tools/test.ts).
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
          name: 'emulators',
          include: ['tests/{rules,functions,data,backup}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/no-console-errors.ts'],
          // One store for all: files must not clear it under each other.
          fileParallelism: false,
          testTimeout: 20_000,
          // The first rules are loaded into a Java program that is still warming up.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rule coverage',
          include: ['tests/rule-coverage/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
