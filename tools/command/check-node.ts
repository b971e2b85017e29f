import { readFileSync } from 'node:fs'

// To be imported before anything else: an older Node.js stumbles over the other modules.
const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { engines: { node: string } }
const oldest = engines.node.replace('>=', '')

if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
  console.error(
    `Node.js ${process.versions.node} is too old: install ${oldest} or newer (https://nodejs.org).`,
  )
  process.exit(1)
}
