import { defineConfig } from '@playwright/test'
import { EMULATED_SITE } from './src/model/site/firebase-project.ts'
import { findBrowser } from './tools/command/browser.ts'

const executablePath = findBrowser()

/** The tools start the emulators, build the site and install a browser; see tools/test/main.ts. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*/*.spec.ts',
  // Each worker has a store of its own, but for the stories that need what there is one of. See the
  // tags in tests/support/fixtures/e2e.ts.
  workers: 1,
  fullyParallel: true,
  projects: [
    // First, so that the others run beside it: one worker after all others takes two minutes.
    { name: 'server', grep: /@server/, workers: 1 },
    { name: 'reading', grepInvert: /@writes|@server|@alone/ },
    { name: 'writing', grep: /@writes/ },
    { name: 'alone', grep: /@alone/ },
  ],
  outputDir: 'test-results/stories',
  forbidOnly: Boolean(process.env['CI']),
  // Only ever used up by what fails; a busy machine may need it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: EMULATED_SITE,
    // Of staff, whose language the back office speaks; the public site is German for everybody.
    locale: 'en-GB',
    // Its own stories turn it on; it would hide requests from the others.
    serviceWorkers: 'block',
    // They would take a quarter of the time: `npx playwright test --trace on` when needed.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without most of them Chromium calls its maker's servers at every start.
      args: [
        '--no-sandbox',
        // Two cores are better spent than on imitating a graphics card.
        '--disable-gpu',
        // What the compilers make of the scripts is of use to pages that live longer than a story.
        '--js-flags=--no-opt',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
})
