import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cachedJar } from './downloaded-jar.ts'
import { prepareEmulators } from './jars.ts'

/** What firebase-tools sends to the runtime, and what it gets back; the same whichever jar it is. */
interface Answer {
  id: number
  /** Set with `context` only: it asks back for a document. */
  server_request_id?: number
  context?: { path: string }
  status: string
  errors: string[]
  result?: { permit?: boolean; rulesVersion?: number }
}

const rules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/pictures/{name} {
    allow get: if true;
    allow create: if request.auth.token.admin == true && request.resource.size < 10;
    allow delete: if firestore.exists(/databases/(default)/documents/staff/$(request.auth.uid));
  }
}`

let runtime: ChildProcessWithoutNullStreams
let answers: AsyncIterator<string>
let id = 0

beforeAll(async () => {
  const { env, jars } = await prepareEmulators()
  if (jars.storage.from === 'download') {
    await promisify(execFile)('npx', ['firebase', 'setup:emulators:storage'])
  }
  const jar = jars.storage.path ?? cachedJar('storage') ?? 'the downloaded jar is missing'
  runtime = spawn('java', ['-jar', jar, 'serve'], { env: { ...process.env, ...env } })
  answers = createInterface({ input: runtime.stdout })[Symbol.asyncIterator]()
  expect(await next()).toMatchObject({ id: -1, status: 'ok' })
  expect(await load('0', rules)).toMatchObject({ errors: [], result: { rulesVersion: 2 } })
}, 120_000)

afterAll(async () => {
  runtime.stdin.end()
  if (runtime.exitCode === null) await once(runtime, 'exit')
}, 10_000)

async function next(): Promise<Answer> {
  const line = await answers.next()
  if (line.done) throw new Error('The runtime has ended.')
  return JSON.parse(line.value) as Answer
}

async function ask(action: string, context: object): Promise<Answer> {
  runtime.stdin.write(`${JSON.stringify({ action, id: id++, context })}\n`)
  return next()
}

function load(rulesetName: string, content: string): Promise<Answer> {
  return ask('load_ruleset', {
    rulesetName,
    source: { files: [{ name: 'storage.rules', content }] },
  })
}

/** Values as firebase-tools writes them: protobuf in JSON. */
function value(of: unknown): object {
  if (of === null) return { null_value: null }
  if (typeof of === 'boolean') return { bool_value: of }
  if (typeof of === 'string') return { string_value: of }
  if (typeof of === 'number') return { int_value: of }
  const fields = Object.entries(of as object).map(([name, each]) => [name, value(each)])
  return { map_value: { fields: Object.fromEntries(fields) as object } }
}

const question = (method: string, file: string, request: object) => ({
  rulesetName: '0',
  service: 'firebase.storage',
  path: `/b/bucket/o/${file}`,
  method,
  variables: {
    request: value({ auth: null, resource: null, ...request }),
    resource: value(null),
  },
})

async function isPermitted(method: string, file: string, request: object): Promise<boolean> {
  const answer = await ask('verify', question(method, file, request))
  expect(answer.id).toBe(id - 1)
  return answer.result?.permit === true
}

const admin = { token: { admin: true } }

test('what the rules allow is permitted', async () => {
  expect(await isPermitted('get', 'pictures/a', {})).toBe(true)
  expect(await isPermitted('create', 'pictures/a', { auth: admin, resource: { size: 9 } })).toBe(
    true,
  )
})

test('what the rules do not allow is refused', async () => {
  expect(await isPermitted('create', 'pictures/a', { resource: { size: 9 } })).toBe(false)
  expect(await isPermitted('create', 'pictures/a', { auth: admin, resource: { size: 10 } })).toBe(
    false,
  )
  expect(await isPermitted('delete', 'pictures/a', { auth: admin })).toBe(false)
  expect(await isPermitted('get', 'elsewhere/a', {})).toBe(false)
})

const member = { auth: { uid: 'ada' } }

test.each([
  { status: 'ok', permit: true },
  { status: 'not_found', permit: false },
])('a document that is asked for is $status', async ({ status, permit }) => {
  const { server_request_id, context } = await ask(
    'verify',
    question('delete', 'pictures/a', member),
  )
  expect(context).toEqual({ path: '/databases/(default)/documents/staff/ada' })
  // Others do not wait for it.
  expect(await isPermitted('get', 'pictures/a', {})).toBe(true)
  const document = { status, warnings: [], errors: [], id: server_request_id }
  runtime.stdin.write(`${JSON.stringify(document)}\n`)
  expect(await next()).toMatchObject({ id: server_request_id, result: { permit } })
})

test('nobody is no document: refused without looking for one', async () => {
  expect(await isPermitted('delete', 'pictures/a', {})).toBe(false)
})

test('rules that cannot be read are answered with errors', async () => {
  const { errors, result } = await load('1', 'service firebase.storage {')
  expect(errors).not.toEqual([])
  expect(result).toBeUndefined()
})
