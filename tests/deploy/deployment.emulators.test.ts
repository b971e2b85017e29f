import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  PROJECT,
  SITE_URL,
  startGoogle,
  type Google,
} from '#tests/support/servers/google/google.ts'
import { mend } from '#tests/support/servers/google/mend.ts'
import {
  copyOfProject,
  fillStore,
  PARAMETERS,
  publisher,
  type Answers,
} from '#tests/support/servers/google/rehearsal.ts'
import { hostingConfig } from '#tests/support/servers/hosting-store.ts'
import { inDepth } from '#tests/support/fixtures/in-depth.ts'
import {
  accountEmail,
  BUDGET_ACCOUNT,
  SERVICE_ACCOUNTS,
} from '../../functions/src/accounts/service-accounts.ts'

let google: Google
let project: Awaited<ReturnType<typeof copyOfProject>>
let stopPublishing: () => Promise<void>

beforeAll(async () => {
  google = await startGoogle()
  project = await copyOfProject(google)
  await fillStore({ course: 'Klasse B mit Rückenwind' })
  stopPublishing = publisher(google, project.folder)
})
afterAll(async () => {
  await stopPublishing()
  await google.stop()
  await project.remove()
})

const QUESTIONS: Answers = [
  [/proceed with deployment\?/, '\r'],
  [/How many days/, '\r'],
]
const READS =
  /^(GET|OPTIONS|POST \S+(:getIamPolicy|:testIamPermissions|:test|\/token)$|POST firestore\S+\/documents:)/

/** The calls that changed something since. */
const changesSince = (start: number) =>
  google.heard
    .slice(start)
    .map(({ what }) => what)
    .filter((what) => !READS.test(what))
const bodies = (call: RegExp) =>
  google.heard.filter(({ what }) => call.test(what)).map(({ body }) => body)
const text = (file: string) => readFileSync(join(project.folder, file), 'utf8')

async function deployFailsAt(call: RegExp) {
  const before = google.hosting.store.served()
  google.refuse = (what) => (call.test(what) ? 403 : undefined)
  const { code, said } = await project.npmRun('deploy', QUESTIONS)
  google.refuse = () => undefined
  expect(code).toBe(1)
  expect(said).toMatch(/firebase deploy has failed, see above: .* npm run deploy again/)
  expect(said).not.toContain('Live:')
  expect(google.hosting.store.served()).toEqual(before)
  expect(project.changes()).toBe('')
}

async function deployEndsLive(answers: Answers) {
  const { code, said } = await project.npmRun('deploy', answers)
  expect(said).toMatch(new RegExp(`Live: ${SITE_URL}`))
  expect(code).toBe(0)
  expect(google.strange).toEqual([])
  expect(project.changes()).toBe('')
}

// Only ever used up by what fails; the tool starts a dozen times, which a busy machine may need.
const timeout = 1_200_000

// One after the other, as a school does it: each story goes on where the one before has ended.
it('an empty project is ready once what --set-sign-in lists is mended', { timeout }, async () => {
  const { code, said } = await project.npmRun('deploy -- --set-sign-in')
  expect(code).toBe(1)
  const lacking = [...said.matchAll(/^(.+) … failed$/gm)].map(([, title]) => title)
  expect(lacking).toEqual([
    ...['Database', 'Bucket of the pictures', 'Role for the pictures', 'Roles'],
    ...['Secret SMTP_URL', 'Secret ADDRESS_KEY', 'Accounts of admins'],
  ])
  expect(changesSince(0).filter((what) => !what.includes('identitytoolkit'))).toEqual([])
  await mend(said, google, project)

  const before = google.heard.length
  const answer = await project.npmRun('deploy -- --check')
  expect(answer.said).toMatch(/Ready to deploy\.\s*$/)
  // What the school does afterwards keeps nothing back.
  expect(answer.said).toContain('still to do: No price sheet is in force on the website')
  expect(answer.code).toBe(0)
  expect(changesSince(before)).toEqual([])
  expect(project.changes()).toBe('')
})

const RELEASE = /^POST firebasehosting\S+\/releases$/

it('a first deployment that fails at the release shows nothing', { timeout }, () =>
  deployFailsAt(RELEASE),
)

it('the next one does what is left, asks nothing and ends live', { timeout }, async () => {
  await project.keepBuild()
  const before = google.heard.length
  await deployEndsLive([])
  const done = changesSince(before).filter((what) => /cloudfunctions|rulesets$/.test(what))
  expect(done).toEqual([])
})

it('Google has received what is in the project', () => {
  const rulesets = bodies(/^POST firebaserules\S+\/rulesets$/) as { source: { files: object[] } }[]
  expect(rulesets.map(({ source }) => source.files[0])).toEqual(
    expect.arrayContaining(
      ['firestore.rules', 'storage.rules'].map((name) => ({ name, content: text(name) })),
    ),
  )
  const { indexes, fieldOverrides } = JSON.parse(text('firestore.indexes.json')) as {
    indexes: object[]
    fieldOverrides: object[]
  }
  expect(bodies(/^POST firestore\S+\/indexes$/)).toHaveLength(indexes.length)
  expect(bodies(/^PATCH firestore\S+\/fields\//)).toHaveLength(fieldOverrides.length)

  const functions = bodies(/^POST cloudfunctions\S+v2\S+\/functions$/) as {
    name: string
    eventTrigger?: { pubsubTopic?: string }
    buildConfig: { runtime: string }
    serviceConfig: {
      serviceAccountEmail: string
      environmentVariables: Record<string, string>
      secretEnvironmentVariables?: { secret: string }[]
    }
  }[]
  expect(functions.length).toBeGreaterThan(10)
  // It exists only because .env names its topic, which firebase-tools learns when it asks the build.
  const brake = functions.find(({ name }) => name.endsWith('/functions/stopAtBudget'))
  const topic = `projects/${PROJECT.id}/topics/spent-budgets`
  expect(brake?.eventTrigger).toMatchObject({ pubsubTopic: topic })
  const accounts = Object.keys({ ...SERVICE_ACCOUNTS, ...BUDGET_ACCOUNT })
  const emails = accounts.map((name) => accountEmail(name, PROJECT.id))
  for (const { buildConfig, serviceConfig } of functions) {
    expect(buildConfig.runtime).toBe('nodejs22')
    expect(emails).toContain(serviceConfig.serviceAccountEmail)
    expect(serviceConfig.environmentVariables).toMatchObject(PARAMETERS)
  }
  const secrets = functions.flatMap(
    ({ serviceConfig }) => serviceConfig.secretEnvironmentVariables ?? [],
  )
  expect(new Set(secrets.map(({ secret }) => secret))).toEqual(new Set(['ADDRESS_KEY', 'SMTP_URL']))

  expect(google.hosting.store.config()).toMatchObject(hostingConfig())
  const built = readdirSync(join(project.folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name).replace(join(project.folder, 'dist'), ''))
  expect([...google.hosting.store.served().keys()].sort()).toEqual(built.sort())
  expect(google.hosting.store.served().get('/index.html')).toContain('Klasse B mit Rückenwind')
})

const STEPS = [
  ['the functions', /^(POST|PATCH) cloudfunctions\S+v2\S+\/functions(\/|$)/],
  ['the rules', /^POST firebaserules\S+:test$/],
  ['a version of the site', /^PATCH firebasehosting\S+\/versions\//],
  ['the release', RELEASE],
  ['the indexes', /^GET firestore\S+\/indexes$/],
  ['the upload of the code', /^PUT storage/],
  ['the schedules', /^(GET|PATCH) cloudscheduler/],
  ['files of the site', /^POST firebasehosting\S+:populateFiles$/],
] as const

it.each(STEPS.slice(0, inDepth(0, STEPS.length)))(
  'a deployment that fails at %s ends with 1 and a sentence, and visitors keep what they had',
  { timeout },
  async (_step, call) => {
    // Something to deploy at every step.
    await project.edit('storage.rules', (rules) => `${rules}// ${call.source}\n`)
    await project.edit(`functions/.env.${PROJECT.id}`, (env) =>
      env.replace(/PER_NETWORK=\d+/, `PER_NETWORK=${20 + (Date.now() % 1e6)}`),
    )
    project.commit()
    await deployFailsAt(call)
  },
)

const atNight = it.runIf(inDepth(0, 1))
atNight('a deployment after them does what is left', { timeout }, () => deployEndsLive(QUESTIONS))
