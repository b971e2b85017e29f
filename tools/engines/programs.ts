import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inPath } from '../command/browser.ts'
import { Failure } from '../command/failure.ts'

const LIBRARIES = '/usr/lib'

/** Where each program is; an empty text if it is nowhere. */
const find = () => ({
  firefox: program('firefox-esr', 'firefox'),
  webkit: miniBrowser(),
  webkitDriver: program('WebKitWebDriver'),
  display: program('Xvfb'),
})

/** The Debian package of each. */
const PACKAGES = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver',
  webkitDriver: 'webkit2gtk-driver',
  display: 'xvfb',
} as const satisfies Record<keyof ReturnType<typeof find>, string>

/**
 * Finds Firefox, and Safari's engine with its driver, or installs them by the system's package
 * manager where we may use it.
 *
 * @throws Failure with one sentence that says what to install
 */
export function findOrInstallEngines(log: (line: string) => void): ReturnType<typeof find> {
  const missing = () => {
    const found = find()
    const names = (Object.keys(PACKAGES) as (keyof typeof PACKAGES)[]).filter(
      (name) => !found[name],
    )
    return [...new Set(names.map((name) => PACKAGES[name]))]
  }
  if (missing().length > 0 && process.getuid?.() === 0) {
    log(`Installing ${missing().join(', ')} …`)
    const install = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${missing().join(' ')}`
    spawnSync('sh', ['-c', install], { stdio: 'ignore', timeout: 900_000 })
  }
  const still = missing()
  if (still.length === 0) return find()
  throw new Failure(
    `Firefox or WebKit is missing: install them (Debian: apt-get install ${still.join(' ')}).`,
  )
}

const program = (...names: string[]) => inPath(names).find(existsSync) ?? ''

/** The small browser that comes with WebKitGTK, in a folder of the library's. */
function miniBrowser(): string {
  if (!existsSync(LIBRARIES)) return ''
  const folders = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))
  return (
    folders
      .flatMap((folder) =>
        ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((library) =>
          join(LIBRARIES, folder, library, 'MiniBrowser'),
        ),
      )
      .find((path) => existsSync(path)) ?? ''
  )
}
