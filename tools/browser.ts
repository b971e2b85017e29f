import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds Chromium for the end-to-end tests, or installs it: Playwright's own download first, the
 * system's package manager where that cannot be reached and we may use it.
 *
 * @returns the path of the browser's program
 * @throws with one sentence that says what to install
 */
export function findOrInstallBrowser(log: (line: string) => void): string {
  const found = find()
  if (found) return found
  log('No Chromium found; installing one …')
  for (const [command, args] of installers()) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 })
    const installed = find()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium for the end-to-end tests: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

function find(): string | undefined {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...inPath]
  return candidates.find((path) => path && existsSync(path))
}

function installers(): [command: string, args: string[]][] {
  const apt: [string, string[]] = [
    'sh',
    ['-c', 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium'],
  ]
  const own: [string, string[]] = [
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
  ]
  return process.getuid?.() === 0 ? [own, apt] : [own]
}
