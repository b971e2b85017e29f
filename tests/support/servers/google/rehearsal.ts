import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { school } from '#content/school/definition.ts'
import { EMULATORS } from '#model/site/firebase-project.ts'
import { emulatorBackend } from '#tools/command/backend.ts'
import { projectFolder } from '#tools/command/paths.ts'
import { seedContent } from '#tools/seed-data/seed.ts'
import { firebaseHosting } from '../../../../functions/src/publishing/hosting/hosting-site.ts'
import { publishDue } from '../../../../functions/src/publishing/publish-due.ts'
import { loadRenderer } from '../../../../functions/src/publishing/renderer.ts'
import { PROJECT, SITE_URL, type Google } from './google.ts'

/** Rather than wait that long, a story fails: a first deployment takes a minute, or many beside others. */
const PATIENCE_MS = 1_100_000

emulatorBackend()
const store = getFirestore(initializeApp({ projectId: PROJECT.id }, 'rehearsal'))

export const PARAMETERS = {
  CONTACT_TO: 'buero@fahrschule-probe.de',
  SITE_URL,
  CONTACT_LIMIT_PER_ADDRESS: '5',
  CONTACT_LIMIT_PER_NETWORK: '20',
  CONTACT_LIMIT_IN_TOTAL: '100',
}
const WEB_CONFIG = {
  VITE_FIREBASE_API_KEY: 'probe',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT.id}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT.id,
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT.id}.firebasestorage.app`,
  VITE_FIREBASE_APP_ID: '1:123456789012:web:probe',
  VITE_SITE_URL: SITE_URL,
  VITE_BUDGET_TOPIC: 'spent-budgets',
}

/** What a question of firebase-tools contains, and what a person types. */
export type Answers = readonly (readonly [question: RegExp, answer: string])[]

/** A copy of this project as git has it, with the settings of a school, on a machine that is signed in. */
export async function copyOfProject(google: Google) {
  const parent = await mkdtemp(join(tmpdir(), 'deployment-'))
  const [folder, home] = [join(parent, 'project'), join(parent, 'home')]
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Probe', '-c', 'user.email=probe@example.com']
    return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' })
  }
  const write = async (file: string, text: string) => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(folder, file)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }
  const commit = () => git('add', '-A') + git('commit', '-qm', 'Settings')

  const files = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', files, { cwd: projectFolder, encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    await cp(join(projectFolder, file), join(folder, file)).catch(() => {})
  }
  await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  git('init', '-q')
  await write(join(folder, '.git/info/exclude'), 'node_modules\n')
  await write(join(folder, '.env'), asEnv(WEB_CONFIG))
  await write(join(folder, `functions/.env.${PROJECT.id}`), asEnv(PARAMETERS))
  commit()
  const signedIn = { client_id: 'gcloud', client_secret: 's', refresh_token: 'r' }
  await write(
    join(home, '.config/gcloud/application_default_credentials.json'),
    JSON.stringify({ type: 'authorized_user', ...signedIn, quota_project_id: PROJECT.id }),
  )
  await write(
    join(home, '.config/configstore/firebase-tools.json'),
    JSON.stringify({
      user: { email: 'owner@fahrschule-probe.de' },
      tokens: { refresh_token: 'r', scopes: ['https://www.googleapis.com/auth/cloud-platform'] },
    }),
  )

  const env: NodeJS.ProcessEnv = {
    ...{ PATH: process.env['PATH'], LANG: 'C.UTF-8', TERM: 'xterm' },
    ...{ HOME: home, XDG_CONFIG_HOME: join(home, '.config'), NO_UPDATE_NOTIFIER: '1' },
    NODE_OPTIONS: `--require ${join(import.meta.dirname, 'elsewhere.cjs')}`,
    STAND_IN_FOR_GOOGLE: google.origin,
    // Over HTTP, which can be sent elsewhere; the same calls otherwise.
    FIRESTORE_PREFER_REST: 'true',
  }

  /** `npm run …`, in a terminal where somebody answers, or without one. */
  async function npmRun(words: string, answers?: Answers) {
    const child = answers
      ? spawn('script', ['-qfec', `npm run ${words}`, '/dev/null'], { cwd: folder, env })
      : spawn('npm', ['run', ...words.split(' ')], { cwd: folder, env })
    let said = ''
    let read = 0
    const hear = (bytes: Buffer) => {
      said += String(bytes)
      for (const [question, answer] of answers ?? []) {
        const asked = question.exec(said.slice(read))
        if (!asked) continue
        read += asked.index + asked[0].length
        child.stdin.write(answer)
      }
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    if (!answers) child.stdin.end()
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    const [code] = (await once(child, 'close')) as [number | null]
    clearTimeout(timer)
    return { code, said: said.replaceAll(/\x1b\[[0-9;?]*[A-Za-z]|\r/g, '') }
  }

  return {
    ...{ folder, npmRun, edit, commit },
    changes: () => git('status', '--porcelain'),
    /** What was built is deployed again as it is, by the same commands: that saves a story its minute. */
    async keepBuild() {
      await edit('firebase.json', (text) =>
        text.replaceAll(/"predeploy": \[[^\]]*\]/g, '"predeploy": []'),
      )
      commit()
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  }
}

const asEnv = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

/**
 * With the samples, a course of another title, and who answers for the pages, of which there is no
 * sample. Visitors are refused, as by rules that know nothing yet of what is deployed, or that end a
 * bill.
 */
export async function fillStore({ course }: { course: string }) {
  const content = `service cloud.firestore {
    match /databases/{database}/documents/{all=**} { allow read, write: if false; }
  }`
  const { host, firestore } = EMULATORS
  const url = `http://${host}:${firestore}/emulator/v1/projects/${PROJECT.id}:securityRules`
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  const { ok } = await fetch(url, { method: 'PUT', body })
  if (!ok) throw new Error('The store does not refuse visitors.')
  await seedContent(store)
  await store.doc('courses/klasse-b').update({ title: course })
  await store.doc(`${school.collection}/${school.single}`).set({ ...school.initial, rev: 1 })
}

/** The function `publishContent`, once it is deployed: it publishes whatever is due. */
export function publisher({ hosting }: Google, folder: string) {
  const host = firebaseHosting({
    site: PROJECT.id,
    access: { base: hosting.base, accessToken: () => Promise.resolve(hosting.token) },
  })
  const publishing = {
    ...{ db: store, now: () => new Date(), host },
    sleep: (ms: number) => wait(ms / 20),
    renderer: () => loadRenderer(join(folder, 'functions/.site')),
    onFailure: () => {},
  }
  let isOver = false
  async function work() {
    while (!isOver) {
      if (hosting.store.live()) await publishDue(publishing)
      await wait(1_000)
    }
  }
  const working = work()
  return async () => {
    isOver = true
    await working
  }
}
