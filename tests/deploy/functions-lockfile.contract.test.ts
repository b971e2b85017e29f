import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What a lockfile says of one package; its key is the folder that the package is installed in. */
interface Package {
  readonly version?: string
  readonly integrity?: string
  readonly dependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}
interface Lockfile {
  readonly packages: Record<string, Package>
}

const LOCKFILE = 'functions/package-lock.json'
const UPDATE = 'run `npm run lock:functions` and commit the result'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const manifest = read('functions/package.json') as Required<Pick<Package, 'dependencies'>>
const tested = read('package-lock.json') as Lockfile
const deployed = read(LOCKFILE) as Lockfile

/** Where Node.js finds a package: in the nearest `node_modules` beside or above the one that asks. */
function resolve({ packages }: Lockfile, from: string, name: string): string | undefined {
  const path = posix.join(from, 'node_modules', name)
  if (path in packages) return path
  if (from === '') return undefined
  const parent = from.lastIndexOf('/node_modules/')
  return resolve({ packages }, parent < 0 ? '' : from.slice(0, parent), name)
}

/** Every dependency of the functions, direct or transitive: who asks for it, and what it gets. */
function installed(lockfile: Lockfile, root: string): ReadonlySet<string> {
  const lines = new Set<string>()
  const visited = new Set<string>()
  const visit = (path: string) => {
    if (visited.has(path)) return
    visited.add(path)
    const asking = lockfile.packages[path]
    const asker = path === root ? 'functions' : `${nameOf(path)}@${asking?.version ?? ''}`
    for (const name of Object.keys({ ...asking?.dependencies, ...asking?.optionalDependencies })) {
      const found = resolve(lockfile, path, name)
      const { version = '', integrity = '' } = lockfile.packages[found ?? 'missing'] ?? {}
      lines.add(`${asker} → ${name}@${version} ${integrity}`)
      if (found) visit(found)
    }
  }
  visit(root)
  return lines
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

describe('the lockfile of the functions', () => {
  it('names the direct dependencies of functions/package.json', () => {
    const { dependencies } = deployed.packages[''] ?? {}
    expect(dependencies, `${LOCKFILE} does not fit functions/package.json: ${UPDATE}.`).toEqual(
      manifest.dependencies,
    )
  })

  it('deploys the versions that the tests run with, of transitive dependencies too', () => {
    const inTests = installed(tested, 'functions')
    const onDeployment = installed(deployed, '')
    expect(inTests.size).toBeGreaterThan(Object.keys(manifest.dependencies).length)
    expect(
      {
        inTestsOnly: [...inTests].filter((line) => !onDeployment.has(line)),
        onDeploymentOnly: [...onDeployment].filter((line) => !inTests.has(line)),
      },
      `${LOCKFILE} and package-lock.json install different versions: ${UPDATE}.`,
    ).toEqual({ inTestsOnly: [], onDeploymentOnly: [] })
  })

  it('names no registry', () => {
    const named = Object.entries(deployed.packages).filter(([, entry]) => 'resolved' in entry)
    expect(named, `${LOCKFILE} names the registry it was made with: ${UPDATE}.`).toEqual([])
  })
})
