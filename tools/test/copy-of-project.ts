import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { cacheFolder, projectFolder } from '../command/paths.ts'

/** What a run makes for itself, or is shared. */
const LEFT_OUT = ['.git', 'node_modules', '.cache', '.emulator-data', 'test-results', 'backups']
const SHARED = [join(projectFolder, 'node_modules'), join(cacheFolder, 'emulators')]

/**
 * Copies the built project, so that another run can publish pages and keep its records beside this one.
 *
 * @returns the folder, and what removes it
 */
export function copyOfProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  cpSync(projectFolder, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(relative(projectFolder, path)),
  })
  mkdirSync(join(folder, relative(projectFolder, cacheFolder)))
  for (const shared of SHARED) {
    if (existsSync(shared)) symlinkSync(shared, join(folder, relative(projectFolder, shared)))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
