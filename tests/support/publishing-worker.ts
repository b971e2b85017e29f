import { setTimeout as wait } from 'node:timers/promises'
import { db, worker } from '#tests/support/publishing.ts'
import { firebaseHosting } from '../../functions/src/publishing/hosting-site.ts'
import { publishDue } from '../../functions/src/publishing/publish-due.ts'

/** A process that publishes whatever is due, until it is killed: the function, called at each write. */
const { HOSTING_API: base = '', HOSTING_TOKEN: token = '', LEASE_MS: lease } = process.env
const now = () => new Date()
const host = firebaseHosting({
  site: 'school',
  access: { base, accessToken: () => Promise.resolve(token), sleep: (ms) => wait(ms / 20) },
  now,
})
const { publishing } = worker(host, now)

console.log('ready')
for (;;) {
  await publishDue({ ...publishing, db, leaseMs: Number(lease) })
  await wait(100)
}
