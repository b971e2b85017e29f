import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { REGION } from '#model/site/firebase-project.ts'
import { freePort } from '#tests/support/servers/listen.ts'
import { stopsAtBudget } from '#tools/site/site-env.ts'

const run = promisify(execFile)
const load = createRequire(import.meta.url)
const { prepareFunctionsUpload } = load(
  'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js',
) as {
  prepareFunctionsUpload: (source: string, config: object) => Promise<{ pathToSource: string }>
}
const { unzip } = load('firebase-tools/lib/unzip.js') as {
  unzip: (file: string, folder: string) => Promise<void>
}

/** What Google adds to the functions. Not among the project's packages: npm would run all of it by this Node.js. */
const RUNTIME = 'tests/deploy/runtime'
const programs = resolve(RUNTIME, 'node_modules/.bin')
const PATH = `${programs}:${process.env['PATH'] ?? ''}`
/** No other variables: those of the tests lead to the emulators. */
const atGoogle = {
  PATH,
  GCLOUD_PROJECT: 'school',
  FIREBASE_CONFIG: '{"projectId":"school","storageBucket":"school.firebasestorage.app"}',
  SITE_URL: 'https://www.school.example',
}

// What `npm run` passes on of the project's own .npmrc.
const scripts = { npm_config_ignore_scripts: undefined, npm_config_allow_scripts: undefined }
/** From npm's cache, where `npm ci` has left all of it but the runtime. */
const npm = (cwd: string, ...args: string[]) =>
  run('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd,
    env: { ...process.env, ...scripts, PATH },
  })

/** The runtime's package is for this system, and comes from npm's registry the first time. */
const hasRuntime =
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  (await npm(RUNTIME, 'install', '--no-save', '--ignore-scripts').then(
    () => true,
    (error: unknown) => {
      if (!/EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ENETUNREACH/.test(String(error))) throw error
      console.log('Not tested on Node.js 22: npm reaches no registry to fetch it from.')
      return false
    },
  ))

describe.runIf(hasRuntime)('the functions as they are uploaded, on Node.js 22', () => {
  const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    functions: [{ source: string; runtime: string }]
  }
  const [functions] = config.functions
  let folder: string
  let installed: string

  beforeAll(async () => {
    const { pathToSource } = await prepareFunctionsUpload(functions.source, functions)
    folder = await mkdtemp(join(tmpdir(), 'packed-functions-'))
    await unzip(pathToSource, folder)
    await rm(pathToSource)
    // As with Google's npm; newer ones run no script that nobody has allowed.
    const flags = ['--omit=dev', '--foreground-scripts', '--dangerously-allow-all-scripts']
    installed = (await npm(folder, 'ci', ...flags)).stdout
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('run on the Node.js that firebase.json asks Google for', async () => {
    const { stdout } = await run('node', ['--version'], { env: { PATH } })
    expect(stdout.replace(/^v(\d+)[^]*/, 'nodejs$1')).toBe(functions.runtime)
  })

  it('install their packages, and no package runs a script', () => {
    expect(installed).toMatch(/added \d+ packages/)
    expect(installed).not.toMatch(/^> /m)
  })

  it('tell firebase-tools all functions, with region and account, and warn of nothing', async () => {
    const manifest = join(folder, 'manifest.json')
    const { stderr } = await run('node_modules/.bin/firebase-functions', {
      cwd: folder,
      env: {
        ...atGoogle,
        FUNCTIONS_CONTROL_API: 'true',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      },
    })
    expect(stderr).toBe('')
    const { endpoints } = JSON.parse(await readFile(manifest, 'utf8')) as { endpoints: object }
    const exported = Object.entries(await import('../../functions/src/index.ts'))
    const account = /^site-[a-z]+@school\.iam\.gserviceaccount\.com$/
    const inRegion = {
      region: [REGION],
      serviceAccountEmail: expect.stringMatching(account) as unknown,
    }
    expect(endpoints).toMatchObject(
      Object.fromEntries(
        exported
          .filter(([, each]) => each !== undefined)
          .map(([name]) => [name, { entryPoint: name, ...inRegion }]),
      ),
    )
    // firebase-tools asks which functions there are before it reads their parameters.
    expect('stopAtBudget' in endpoints).toBe(stopsAtBudget())
  })

  it('answer by the framework of Google’s', async () => {
    const port = await freePort()
    const child = spawn('functions-framework', {
      cwd: folder,
      env: {
        ...atGoogle,
        NODE_PATH: join(folder, 'node_modules'),
        FUNCTION_TARGET: 'sendContactEmail',
        PORT: String(port),
      },
    })
    onTestFinished(() => void child.kill())
    let complaints = ''
    child.stderr.on('data', (bytes) => (complaints += String(bytes)))
    const ask = (init: RequestInit) => fetch(`http://127.0.0.1:${port}/`, init)

    const origin = atGoogle.SITE_URL
    const preflight = { origin, 'access-control-request-method': 'POST' }
    await expect
      .poll(async () =>
        (await ask({ method: 'OPTIONS', headers: preflight })).headers.get(
          'access-control-allow-origin',
        ),
      )
      .toBe(origin)
    const headers = { origin, 'content-type': 'application/json' }
    expect((await ask({ method: 'POST', headers })).status).toBe(400)
    expect(await statusWithoutLength(port)).toBe('400')
    expect(complaints).toBe('')
  })
})

/** What is answered to a call that has no body, and does not say so: no client of Node's sends it. */
async function statusWithoutLength(port: number) {
  const socket = connect(port, '127.0.0.1')
  const head = ['POST / HTTP/1.1', 'host: localhost', 'content-type: application/json']
  socket.write([...head, 'connection: close', '', ''].join('\r\n'))
  return (await text(socket)).split(' ')[1]
}
