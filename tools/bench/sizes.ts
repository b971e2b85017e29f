import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectFolder } from '#tools/command/paths.ts'

const KIB = 1024
const known = new Map<string, number>()

/** KiB of a file of the built site, compressed as far as gzip goes. */
export async function gzipped(path: string): Promise<number> {
  const size = known.get(path) ?? gzipSync(await built(path), { level: 9 }).length / KIB
  known.set(path, size)
  return size
}

export async function gzippedSum(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(gzipped))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** KiB of a picture as it is. */
export async function plain(path: string): Promise<number> {
  return (await built(path)).length / KIB
}

/** @param path as in an address, such as `/assets/main.js` */
function built(path: string): Promise<Buffer> {
  return readFile(join(projectFolder, 'dist', path))
}
