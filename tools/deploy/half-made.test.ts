import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '#tests/support/servers/listen.ts'
import { halfMadeFunctions } from './half-made.ts'

const PLACE = 'projects/school/locations/europe-west3'
const policyOf = (service: string) => `/v1/${PLACE}/services/${service}:getIamPolicy`
const jobOf = (name: string) => `/v1/${PLACE}/jobs/firebase-schedule-${name}-europe-west3`
const everybody = { bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }] }
const deployed = (name: string, other: object) => ({ name: `${PLACE}/functions/${name}`, ...other })
const functions = [
  deployed('sendMail', { serviceConfig: { service: `${PLACE}/services/sendmail` } }),
  deployed('cleanUp', { labels: { 'deployment-scheduled': 'true' } }),
  deployed('publish', { eventTrigger: { eventType: 'google.cloud.firestore…' } }),
]
const whole = { [policyOf('sendmail')]: everybody, [jobOf('cleanUp')]: { schedule: 'every day' } }

/** What is said of a project of which Google has this. */
async function said(google: Readonly<Record<string, object>>): Promise<string[]> {
  const there: Readonly<Record<string, object | undefined>> = {
    '/v2/projects/school/locations/-/functions': { functions },
    ...google,
  }
  const server = createServer(({ url = '' }, response) => {
    const found = there[url]
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}))
  })
  onTestFinished(() => void server.close())
  onTestFinished(() => void vi.unstubAllEnvs())
  const address = `http://127.0.0.1:${await listen(server)}`
  for (const api of ['FIREBASE_FUNCTIONS_V2_URL', 'CLOUD_RUN_URL', 'FIREBASE_CLOUDSCHEDULER_URL']) {
    vi.stubEnv(api, address)
  }
  return halfMadeFunctions('school', () => Promise.resolve('token'))
}

const mend = (name: string) =>
  `npx firebase functions:delete ${name} --region europe-west3 --project school, then npm run deploy`

it('functions that were made whole need nothing', async () => {
  expect(await said(whole)).toEqual([])
})

it('a function that was made and that nobody may call is named, with what mends it', async () => {
  expect(await said({ ...whole, [policyOf('sendmail')]: { bindings: [] } })).toEqual([
    `Nobody may call sendMail: ${mend('sendMail')}`,
  ])
})

it('a function that was made without its schedule is named, with what mends it', async () => {
  const { [policyOf('sendmail')]: policy = {} } = whole
  expect(await said({ [policyOf('sendmail')]: policy })).toEqual([
    `cleanUp has no schedule: ${mend('cleanUp')}`,
  ])
})
