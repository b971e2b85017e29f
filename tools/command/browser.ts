import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's Chromium without windows: stories take a fifth less time in it. */
const WINDOWLESS = 'chromium-headless-shell'

/**
 * Finds Chromium for the end-to-end tests, or installs it: Playwright's own download first, the
 * system's package manager where that cannot be reached and we may use it.
 *
 * @param windowless whether Chromium without windows will do, which is faster; figures are measured
 * in what visitors have
 * @returns the path of the browser's program
 * @throws with one sentence that says what to install
 */
export function findOrInstallBrowser(
  log: (line: string) => void,
  { windowless = false } = {},
): string {
  const names = windowless ? [WINDOWLESS, ...NAMES] : NAMES
  const found = find(names)
  if (found) return found
  log('No Chromium found; installing one …')
  for (const [command, args] of installers(windowless ? WINDOWLESS : 'chromium')) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 })
    const installed = find(names)
    if (installed) return installed
  }
  throw new Error(
    'No Chromium for the end-to-end tests: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

function find(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...inPath]
  return candidates.find((path) => path && existsSync(path))
}

function installers(debianPackage: string): [command: string, args: string[]][] {
  const apt: [string, string[]] = [
    'sh',
    [
      '-c',
      `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${debianPackage} || apt-get install -y chromium`,
    ],
  ]
  const own: [string, string[]] = [
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
  ]
  return process.getuid?.() === 0 ? [own, apt] : [own]
}
