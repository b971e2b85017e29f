import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without windows, as Debian's package and its program are called. */
const WINDOWLESS = 'chromium-headless-shell'

/**
 * Finds Chromium for the end-to-end tests, or installs it: Playwright's own download first, the
 * system's package manager where that cannot be reached and we may use it.
 *
 * @param windowless prefers Chromium without windows, in which stories take a fifth less time, and
 * installs it even where a full one is found; figures are measured in what visitors have
 * @returns the path of the browser's program
 * @throws with one sentence that says what to install
 */
export function findOrInstallBrowser(
  log: (line: string) => void,
  { windowless = false } = {},
): string {
  const preferred = windowless ? findWindowless : findFull
  const found = preferred()
  if (found) return found
  log('No suitable Chromium found; installing one …')
  for (const [command, args] of installers(windowless)) {
    spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 })
    const installed = preferred()
    if (installed) return installed
  }
  const lastResort = findFull()
  if (lastResort) return lastResort
  throw new Error(
    'No Chromium for the end-to-end tests: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/** What the stories run in, if there is any yet. */
export const findBrowser = () => findWindowless() ?? findFull()

const findFull = () => firstThatExists([chromium.executablePath(), ...inPath(FULL)])
const findWindowless = () => firstThatExists([...inPath([WINDOWLESS]), ...playwrightsWindowless()])

function firstThatExists(paths: string[]): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', ...paths].find((path) => path && existsSync(path))
}

/** Where each of these programs would be, in the order of `PATH`. */
export function inPath(names: string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Beside Playwright's full Chromium, in a folder of the same revision; Playwright names only that one. */
function playwrightsWindowless(): string[] {
  const full = chromium.executablePath()
  const folder = full.replace(/chromium-(\d+)[/\\].*/, 'chromium_headless_shell-$1')
  if (folder === full || !existsSync(folder)) return []
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  return files
    .filter((file) => /headless.shell(\.exe)?$/.test(file))
    .map((file) => join(folder, file))
}

function installers(windowless: boolean): [command: string, args: string[]][] {
  const playwright = 'node_modules/@playwright/test/cli.js'
  const shell = windowless ? ['--only-shell'] : []
  const own: [string, string[]] = [process.execPath, [playwright, 'install', ...shell, 'chromium']]
  if (process.getuid?.() !== 0) return [own]
  // Not every Debian-like system has the windowless one.
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y'
  const packages = windowless ? `${install} ${WINDOWLESS} || ` : ''
  return [own, ['sh', ['-c', `apt-get update && ${packages}${install} chromium`]]]
}
