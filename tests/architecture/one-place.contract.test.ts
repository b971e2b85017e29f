import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { adminPaths } from '#admin/admin-paths.ts'
import {
  CALLABLES,
  DEMO_PROJECT,
  EMULATORS,
  ERROR_REPORTS,
  REGION,
} from '#model/site/firebase-project.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import {
  requestView,
  requestViews,
  storedRequests,
  type RequestView,
} from '#model/requests/stored-request.ts'
import { services } from '#tools/emulators/ports.ts'
import functionsBuild from '../../functions/vite.config.ts'

const COLOR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/gi

const text = (file: string) => readFileSync(file, 'utf8')
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

interface Hosting {
  rewrites: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}
const firebase = JSON.parse(text('firebase.json')) as {
  functions: { runtime: string }[]
  hosting: Hosting
  emulators: Record<string, { host: string; port: number }>
}

describe('the design lint', () => {
  const eslint = new ESLint({
    // Types are not needed to judge a literal, and loading them takes long.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
  })
  async function complaints(code: string, filePath: string): Promise<string[]> {
    const [result] = await eslint.lintText(`export const look = ${code}\n`, { filePath })
    return result?.messages.map(({ message }) => message) ?? []
  }

  it.each([
    `{ bgcolor: '#cfe4f5' }`,
    `{ bgcolor: '#FFF' }`,
    `{ border: '1px solid rgb(255 255 255 / 0.3)' }`,
    `{ background: 'linear-gradient(hsla(0, 0%, 0%, 0.5), red)' }`,
    '{ background: `linear-gradient(rgba(0, 0, 0, 0.5) ${1}%)` }',
    '{ borderRadius: 999 }',
    `{ boxShadow: '0 1px 2px black' }`,
  ])('refuses %s', async (code) => {
    expect(await complaints(code, 'src/site/a.tsx')).toHaveLength(1)
    expect(await complaints(code, 'src/ui/design.ts')).toEqual([])
  })

  it.each([
    `{ href: '#faq', id: '#courses' }`,
    `{ borderRadius: 2, boxShadow: 1 }`,
    `{ borderRadius: '50%', boxShadow: 'none' }`,
    `{ bgcolor: 'background.paper' }`,
  ])('allows %s', async (code) => {
    expect(await complaints(code, 'src/site/a.tsx')).toEqual([])
  })
})

describe('colours', () => {
  it.each(filesIn('src').filter((file) => file.endsWith('.css')))('are none of %s', (file) => {
    expect(text(file).match(COLOR)).toBeNull()
  })

  it.each(['index.html', 'admin.html'])('come into %s when it is built', (file) => {
    expect(text(file)).toContain('<meta name="theme-color" content="%THEME_COLOR%" />')
    expect(text(file).match(COLOR)).toBeNull()
  })
})

describe('firebase.json', () => {
  it('has the emulators where the site looks for them', () => {
    const { host, ...ports } = EMULATORS
    for (const [name, port] of Object.entries(ports)) {
      expect(firebase.emulators[name]).toEqual({ host, port })
    }
  })

  it('has the back office at its addresses', () => {
    const { rewrites, headers } = firebase.hosting
    expect(rewrites[0]).toEqual({ source: `${adminPaths.home}/**`, destination: '/admin.html' })
    const hidden = headers.filter((each) => each.headers.some(({ key }) => key === 'X-Robots-Tag'))
    expect(hidden.map(({ source }) => source)).toEqual([`${adminPaths.home}{,/**}`])
  })

  it('runs the functions on a Node.js that they are built for', () => {
    const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } }
    const oldest = Number(/\d+/.exec(engines.node)?.[0])
    expect(functionsBuild.build?.target).toBe(`node${oldest}`)
    const runtimes = firebase.functions.map(({ runtime }) => Number(runtime.replace('nodejs', '')))
    expect(runtimes.every((runtime) => runtime >= oldest)).toBe(true)
    // It would say the runtime a second time.
    expect(JSON.parse(text('functions/package.json'))).not.toHaveProperty('engines')
  })
})

it('the demo project is the one of .firebaserc, and has parameters', () => {
  expect(JSON.parse(text('.firebaserc'))).toEqual({ projects: { default: DEMO_PROJECT } })
  expect(existsSync(`functions/.env.${DEMO_PROJECT}`)).toBe(true)
})

it('the functions that the site calls are those that can be called, all behind the door', () => {
  const source = text('functions/src/index.ts')
  const callable = [...source.matchAll(/export const (\w+) = behindDoor\(\s*onCall\(/g)]
  expect(callable.map(([, name]) => name).sort()).toEqual(Object.values(CALLABLES).sort())
  expect(source.match(/onCall\(/g)).toHaveLength(callable.length)
})

it('rules and indexes know the collection of the contact requests', () => {
  const { collection } = storedRequests
  expect(text('firestore.rules')).toContain(`match /${collection}/{id} {`)
  const { indexes, fieldOverrides } = JSON.parse(text('firestore.indexes.json')) as Record<
    'indexes' | 'fieldOverrides',
    { collectionGroup: string }[]
  >
  for (const settings of [indexes, fieldOverrides]) {
    expect(settings.map(({ collectionGroup }) => collectionGroup)).toContain(collection)
  }
})

const newestFirst = (Object.keys(requestViews) as RequestView[]).map((name) => ({
  ...{ name, order: 'DESCENDING' },
}))
// The overview begins with what has waited longest.
it.each([...newestFirst, { name: 'open' as const, order: 'ASCENDING' }])(
  'the requests that are shown as $name have an index, $order, which the emulator does not ask for',
  ({ name, order }) => {
    const { flags = {} } = requestView(name)
    const { indexes } = JSON.parse(text('firestore.indexes.json')) as {
      indexes: { collectionGroup: string; fields: { fieldPath: string; order: string }[] }[]
    }
    const suiting = indexes.filter(({ collectionGroup, fields }) => {
      const equal = fields.slice(0, -1).map(({ fieldPath }) => fieldPath)
      const last = fields.at(-1)
      return (
        collectionGroup === storedRequests.collection &&
        equal.sort().join() === ['state', ...Object.keys(flags)].sort().join() &&
        last?.fieldPath === 'created_at' &&
        last.order === order
      )
    })
    expect(suiting).toHaveLength(1)
  },
)

it('the README names ports that something listens on', () => {
  const named = [...text('README.md').matchAll(/localhost:(\d+)/g)].map(([, port]) => Number(port))
  expect(Object.values(services).map(({ port }) => port)).toEqual(expect.arrayContaining(named))
})

describe('in the sources', () => {
  const sources = ['src', 'tools', 'functions/src']
    .flatMap(filesIn)
    .filter((file) => /\.(tsx?|cjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  const PROJECT = 'src/model/site/firebase-project.ts'
  const quoted = (address: string) => new RegExp(`['"\`}]${address}(?:['"\`/#?]|$)`, 'm')

  it.each([
    { fact: 'the region', pattern: new RegExp(REGION), home: [PROJECT] },
    { fact: 'the demo project', pattern: new RegExp(DEMO_PROJECT), home: [PROJECT] },
    { fact: 'an emulator’s port', pattern: /\b(?:9099|8080|5001|9199)\b/, home: [PROJECT] },
    { fact: 'the local site', pattern: /localhost:\d/, home: [] },
    {
      fact: 'the name of a callable function',
      pattern: new RegExp(Object.values(CALLABLES).join('|')),
      home: ['functions/src/index.ts', PROJECT],
    },
    {
      fact: 'the function for errors of browsers',
      pattern: new RegExp(ERROR_REPORTS),
      home: ['functions/src/index.ts', PROJECT],
    },
    {
      fact: 'the collection of the contact requests',
      pattern: new RegExp(storedRequests.collection),
      home: ['src/model/requests/stored-request.ts'],
    },
    {
      fact: 'an address of the back office',
      pattern: /['"}]\/admin(?:['"`/]|$)/m,
      home: ['src/model/site/site-paths.ts'],
    },
    ...Object.values(sitePaths)
      .filter((path) => path !== sitePaths.home)
      .map((path) => ({
        fact: path,
        pattern: quoted(path),
        home: ['src/model/site/site-paths.ts'],
      })),
  ])('$fact is said in one place', ({ pattern, home }) => {
    expect(sources.filter((file) => pattern.test(text(file))).sort()).toEqual(home)
  })
})
