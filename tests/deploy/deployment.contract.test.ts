import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { REGION } from '#model/site/firebase-project.ts'

it('the guide installs firebase-tools before it calls them', () => {
  const guide = readFileSync('docs/deploying.md', 'utf8')
  const installed = guide.indexOf('npm ci')
  expect(installed).toBeGreaterThan(0)
  expect(installed).toBeLessThan(guide.indexOf('npx firebase'))
})

describe('what is deployed', () => {
  const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    firestore: object
    functions: [{ source: string; ignore: string[] }]
  }

  it('is in one region, also a database that firebase-tools has to make', () => {
    const database = { database: '(default)', location: REGION, edition: 'standard' }
    expect(config.firestore).toMatchObject(database)
  })

  it('installs packages at Google without their scripts, and holds no secret', async () => {
    const fromTools = createRequire(import.meta.url)
    const { readdirRecursive } = fromTools('firebase-tools/lib/fsAsync.js') as {
      readdirRecursive: (of: { path: string; ignore: string[] }) => Promise<{ name: string }[]>
    }
    const [{ source, ignore }] = config.functions
    const packed = (await readdirRecursive({ path: source, ignore })).map(({ name }) => name)
    expect(packed).toContain('functions/.npmrc')
    expect(readFileSync('functions/.npmrc', 'utf8')).toContain('ignore-scripts=true')
    expect(packed.filter((name) => /secret|demo|\.ts$/.test(name))).toEqual([])
  })
})
