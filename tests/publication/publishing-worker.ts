import { setTimeout as wait } from 'node:timers/promises'
import { firebaseHosting } from '../../functions/src/publishing/hosting/hosting-site.ts'
import { publishDue } from '../../functions/src/publishing/publish-due.ts'
import { db, worker } from './publishing-site.ts'

/**
 * A process that publishes whatever is due, until it is killed: the function, called at each write.
 * One that fails is called again, as by the schedule: a worker that was killed in a transaction
 * keeps its locks for a while, for which the next one may wait in vain.
 */
const { HOSTING_API: base = '', HOSTING_TOKEN: token = '', LEASE_MS: lease } = process.env
const host = firebaseHosting({
  site: 'school',
  access: { base, accessToken: () => Promise.resolve(token), sleep: (ms) => wait(ms / 20) },
})
const { publishing } = worker(host)

console.log('ready')
for (;;) {
  await publishDue({ ...publishing, db, leaseMs: Number(lease) }).catch(console.error)
  await wait(100)
}
