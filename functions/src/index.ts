import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentWritten,
} from 'firebase-functions/firestore'
import { HttpsError, onCall, onRequest } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { error, info, warn } from 'firebase-functions/logger'
import { onMessagePublished } from 'firebase-functions/pubsub'
import { onSchedule } from 'firebase-functions/scheduler'
import { browserErrors } from './housekeeping/browser-errors.ts'
import { mailboxOf, originOf } from './requests/client-address.ts'
import { OUTBOX } from './requests/contact-record.ts'
import {
  deliverDue,
  deliverMail,
  RETRYING_S,
  SENDING_S,
  type Delivery,
} from './mail/deliver-mail.ts'
import { authorizationOf, behindDoor } from './door.ts'
import { eraseRecord } from './housekeeping/erase-record.ts'
import { manageRequests } from './requests/manage-contact-requests.ts'
import { sendConfirmation, sendConfirmations } from './mail/confirmation.ts'
import { sendNotices } from './mail/held-notice.ts'
import { ownOrigins } from './own-origins.ts'
import { endAbandonedRelease, handlePublicationCommand } from './publishing/manage-publication.ts'
import { lookForChanges } from './publishing/look-for-changes.ts'
import { publishDue } from './publishing/publish-due.ts'
import { isDue } from './publishing/publication-state.ts'
import { publishing } from './publishing/publishing.ts'
import { proxyWatch } from './requests/proxy-watch.ts'
import { emptyBin, purgeHistory } from './housekeeping/purge-history.ts'
import { receiveContactRequest } from './requests/receive-contact-request.ts'
import { manageAccounts } from './accounts/manage-accounts.ts'
import { forgetSessions, handleEndOfSessions } from './accounts/end-sessions.ts'
import { requireAdmin, requireRecentSignIn } from './accounts/require-admin.ts'
import { accountEmail, type ServiceAccount } from './accounts/service-accounts.ts'
import { BIN, PUBLICATION, REGION as region } from './shared.ts'
import { sendBySmtp } from './mail/smtp.ts'
import { endBilling, isSpent } from './housekeeping/stop-at-budget.ts'
import { removeUnusedImages } from './housekeeping/unused-images.ts'

// Without defaults: firebase-tools would ask for them all the same, and write the answers into .env.<id>.
const smtpUrl = defineSecret('SMTP_URL')
const addressKey = defineSecret('ADDRESS_KEY')
const contactTo = defineString('CONTACT_TO')
// Where visitors find the site.
const siteUrl = defineString('SITE_URL')
const perAddress = defineInt('CONTACT_LIMIT_PER_ADDRESS')
const perNetwork = defineInt('CONTACT_LIMIT_PER_NETWORK')
const inTotal = defineInt('CONTACT_LIMIT_IN_TOTAL')
// Not a parameter, which would have to be set.
const inADay = () => Number(process.env['CONTACT_LIMIT_IN_A_DAY'] || 100)

initializeApp()
// A flood of calls must not become a bill: what does not fit into these waits, or is refused. Node.js
// with the Admin SDK leaves little of 256 MiB.
setGlobalOptions({ maxInstances: 5, memory: '512MiB' })

const projectId = process.env['GCLOUD_PROJECT'] ?? ''
/** Where a function runs, and as whom. */
const runBy = (account: ServiceAccount) => ({
  region,
  serviceAccount: accountEmail(account, projectId),
})

// Not `.value()`, which must not be asked while the functions are deployed, as this is. The name is
// set where the site is not called like its project; as a parameter it would be asked for.
const hostingSite = process.env['HOSTING_SITE'] || projectId
const cors = ownOrigins(process.env['SITE_URL'], hostingSite)
const enforceAppCheck = process.env['ENFORCE_APP_CHECK'] === 'true'

const now = () => new Date()

const hops = () => Number(process.env['TRUSTED_HOPS'] || 0)
// docs/deploying.md, "Not tried yet", says what to do then.
const noticeProxies = proxyWatch(() =>
  warn('A proxy may be counted as a visitor.', { event: 'proxy-counted' }),
)

function delivery(): Delivery {
  const sendMail: Delivery['sendMail'] = (mail) =>
    sendBySmtp(smtpUrl.value(), contactTo.value(), mail)
  // docs/deploying.md has an alert for the event's name.
  const onFailure: Delivery['onFailure'] = (failure) =>
    error('A contact request could not be mailed.', { event: 'mail-not-delivered', ...failure })
  return { db: getFirestore(), now, sendMail, onFailure }
}

const mailDomain = () => contactTo.value().split('@').at(-1) ?? 'localhost'
const notifying = () => ({ ...delivery(), mailDomain: mailDomain() })

const confirming = () => ({
  ...delivery(),
  onUnconfirmed: (failure: object) =>
    warn('A confirmation could not be mailed.', {
      event: 'confirmation-not-delivered',
      ...failure,
    }),
})

/** Ten of the largest bodies that Google lets in, 32 MB, at once leave such an instance room. */
const callable = (account: ServiceAccount) =>
  ({ ...runBy(account), cors, memory: '1GiB', concurrency: 10 }) as const

// docs/operations.md says how to ask for these lines.
const onRefusal = (uid: string) =>
  warn('An account was refused.', { event: 'account-refused', uid })
const staffDid = (uid: string, what: { action: string } & Readonly<Record<string, unknown>>) =>
  info('Staff did something.', { event: 'staff-action', uid, ...what })

const guard = () => ({ auth: getAuth(), db: getFirestore(), onRefusal })
const admin = (rawRequest: object) => requireAdmin(authorizationOf(rawRequest), guard())

/** Takes a visitor's request; its mail is sent by the next function, so that nobody waits for it. */
export const sendContactEmail = behindDoor(
  onCall(
    { ...callable('site-reception'), secrets: [addressKey], enforceAppCheck },
    async ({ data, rawRequest }) => {
      const forwarded = rawRequest.header('x-forwarded-for')
      const { remoteAddress } = rawRequest.socket
      const origin = originOf(forwarded, remoteAddress, addressKey.value(), hops())
      await receiveContactRequest(data, origin, {
        db: getFirestore(),
        now,
        limits: {
          perAddress: perAddress.value(),
          perNetwork: perNetwork.value(),
          inTotal: inTotal.value(),
          inADay: inADay(),
        },
        mailDomain: mailDomain(),
        mailboxOf: (email) => mailboxOf(email, addressKey.value()),
        // docs/deploying.md has an alert for the event's name.
        onHeld: () => error('Requests are held without a mail.', { event: 'requests-held' }),
      }).catch((refusal: unknown) => {
        const tooMany = refusal instanceof HttpsError && refusal.code === 'resource-exhausted'
        if (tooMany) noticeProxies(origin, now())
        throw refusal
      })
      return { ok: true }
    },
  ),
)

/** Sends the mail that was ordered. */
export const sendOrderedEmail = onDocumentCreated(
  {
    ...runBy('site-mail'),
    document: `${OUTBOX}/{order}`,
    secrets: [smtpUrl],
    timeoutSeconds: SENDING_S,
    // Mail servers refuse whoever opens many connections; what finds no place is due two minutes later.
    maxInstances: 1,
    concurrency: 5,
  },
  async ({ data: order }) => {
    if (order?.get('notice')) return sendNotices(notifying())
    if (order?.get('confirms')) return sendConfirmation(order.ref, confirming())
    await deliverMail(String(order?.get('request')), delivery())
    await order?.ref.delete()
    return undefined
  },
)

/** Sends what could not be sent, until it is given up, and what the function above did not come to. */
export const retryContactEmails = onSchedule(
  {
    ...runBy('site-mail'),
    schedule: '*/2 * * * *',
    secrets: [smtpUrl],
    timeoutSeconds: RETRYING_S,
  },
  async () => {
    await deliverDue(delivery())
    await sendConfirmations(confirming())
    // Last: one that is refused throws.
    await sendNotices(notifying())
  },
)

/** What admins do with a request in the back office. */
export const manageContactRequests = behindDoor(
  onCall(callable('site-staff'), async ({ data, rawRequest }) => {
    const { uid, email } = await admin(rawRequest)
    staffDid(uid, await manageRequests(data, { db: getFirestore(), now, by: email ?? uid }))
    return { ok: true }
  }),
)

/** Signs an admin out on one device, which takes the password, or on all. */
export const endOwnSessions = behindDoor(
  onCall(callable('site-staff'), async ({ data, rawRequest }) => {
    const account = await admin(rawRequest)
    staffDid(account.uid, await handleEndOfSessions(data, account, guard()))
    return { ok: true }
  }),
)

/** Who waits for an invitation to be mailed waits no longer than the back office does. */
const INVITING_MS = 30_000

/** Lets admins invite colleagues and withdraw their access. */
export const manageAdminAccounts = behindDoor(
  onCall({ ...callable('site-staff'), secrets: [smtpUrl] }, async ({ data, rawRequest }) => {
    const by = await admin(rawRequest)
    requireRecentSignIn(by, now())
    const did = await manageAccounts(data, {
      ...{ auth: getAuth(), firestore: getFirestore(), now: now(), by, siteUrl: siteUrl.value() },
      sendMail: (mail) =>
        sendBySmtp(smtpUrl.value(), contactTo.value(), mail, AbortSignal.timeout(INVITING_MS)),
    })
    staffDid(by.uid, did)
    return { ok: true }
  }),
)

/** Logs the errors of visitors' browsers; it exists only if the owner has turned that on. */
export const reportBrowserError =
  import.meta.env.VITE_REPORT_ERRORS === 'true'
    ? onRequest(
        { ...runBy('site-reception'), maxInstances: 1 },
        browserErrors({ origins: cors, now, log: warn }),
      )
    : undefined

const publisherOf = () => publishing(getFirestore(), now, hostingSite)

const publisher = { ...runBy('site-publisher'), timeoutSeconds: 300 }

/** Publishes what staff have written. */
export const publishContent = onDocumentWritten(
  { ...publisher, document: `${PUBLICATION.collection}/${PUBLICATION.id}`, maxInstances: 1 },
  async ({ data }) => {
    const before = data?.before.data() ?? {}
    const after = data?.after.data() ?? {}
    // Also called for what it writes itself.
    const asked = before['wanted'] !== after['wanted'] || before['held'] !== after['held']
    if (asked && isDue(after)) await publishDue(publisherOf())
  },
)

/** Publishes what a worker that died has left, what was changed without asking for it, and each new day. */
export const publishOverdue = onSchedule(
  // Not `every 5 minutes`, which counts from the end of a run: a new day would be noticed later.
  { ...publisher, schedule: '*/5 * * * *' },
  async () => {
    await endAbandonedRelease(publisherOf())
    await lookForChanges(getFirestore(), now())
    await publishDue(publisherOf())
  },
)

/** Ends what costs when a budget is spent; it exists only if the owner has named its topic. */
// Known when this is built: firebase-tools asks which functions there are before it reads .env.<id>.
const budgetTopic = import.meta.env.VITE_BUDGET_TOPIC as string | undefined
// No other function may run as it, and it is made by hand.
const billing = accountEmail('site-budget', projectId)
export const stopAtBudget = budgetTopic
  ? onMessagePublished(
      { region, serviceAccount: billing, topic: budgetTopic, maxInstances: 1 },
      async ({ data }) => {
        if (!isSpent(data.message.json)) return
        error('The budget is spent: the project leaves its billing account.', {
          event: 'budget-spent',
        })
        const accessToken = async () => (await applicationDefault().getAccessToken()).access_token
        await endBilling(projectId, { accessToken })
      },
    )
  : undefined

/** What staff ask of the publication. */
export const managePublication = behindDoor(
  onCall({ ...callable('site-publisher'), ...publisher }, async ({ data, rawRequest }) => {
    const { uid } = await admin(rawRequest)
    staffDid(uid, { action: await handlePublicationCommand(data, publisherOf()) })
    return { ok: true }
  }),
)

const imageStore = () => ({ db: getFirestore(), bucket: getStorage().bucket() })

/** Erases what staff have deleted, at once and everywhere. */
export const eraseDeletedRecord = behindDoor(
  onCall(callable('site-cleaner'), async ({ data, rawRequest }) => {
    const account = await admin(rawRequest)
    requireRecentSignIn(account, now())
    staffDid(account.uid, { action: 'erase', ...(await eraseRecord(data, imageStore(), now())) })
    return { ok: true }
  }),
)

const timeZone = 'Europe/Berlin'

/** Every night: empties the bin of what has been in it for `BIN_KEPT_DAYS`, and forgets old sessions. */
export const purgeBin = onSchedule(
  { ...runBy('site-cleaner'), schedule: '10 4 * * *', timeZone },
  async () => {
    await emptyBin(getFirestore(), now())
    await forgetSessions(getFirestore(), now())
  },
)

/** What leaves the bin and is not put back leaves no history. */
export const purgeDeleted = onDocumentDeleted(
  { ...runBy('site-cleaner'), document: `${BIN}/{row}`, retry: true },
  async ({ data: row }) => {
    await purgeHistory(getFirestore(), String(row?.get('collection')), String(row?.get('id')))
  },
)

/** Every night: deletes the pictures that nothing has mentioned for 30 days. */
export const cleanUpImages = onSchedule(
  { ...runBy('site-cleaner'), schedule: '40 4 * * *', timeZone },
  async () => {
    await removeUnusedImages(imageStore(), now())
  },
)
