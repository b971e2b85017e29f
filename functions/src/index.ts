import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onCall } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions/options'
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { originOf } from './client-address.ts'
import { deliverDue, deliverMail, type Delivery } from './deliver-mail.ts'
import { manageContactRequest } from './manage-contact-request.ts'
import { ownOrigins } from './own-origins.ts'
import { receiveContactRequest } from './receive-contact-request.ts'
import { requireAdmin } from './require-admin.ts'
import { REGION as region } from './shared.ts'
import { sendBySmtp } from './smtp.ts'
import { removeUnusedImages } from './unused-images.ts'

const smtpUrl = defineSecret('SMTP_URL')
const addressKey = defineSecret('ADDRESS_KEY')
const contactTo = defineString('CONTACT_TO')
// Where visitors find the site.
defineString('SITE_URL')
const perAddress = defineInt('CONTACT_LIMIT_PER_ADDRESS', { default: 5 })
const perNetwork = defineInt('CONTACT_LIMIT_PER_NETWORK', { default: 20 })
const inTotal = defineInt('CONTACT_LIMIT_IN_TOTAL', { default: 100 })
const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: false })

initializeApp()
// A flood of calls must not become a bill: what does not fit into these waits, or is refused.
setGlobalOptions({ maxInstances: 5 })

// Not `.value()`, which must not be asked while the functions are deployed, as this is.
const cors = ownOrigins(process.env['SITE_URL'], process.env['GCLOUD_PROJECT'])

const now = () => new Date()

function delivery(): Delivery {
  const sendMail: Delivery['sendMail'] = (mail) =>
    sendBySmtp(smtpUrl.value(), contactTo.value(), mail)
  return { db: getFirestore(), now, sendMail }
}

/** Takes a visitor's request and tries to mail it; a failed mail does not trouble the visitor. */
export const sendContactEmail = onCall(
  { region, cors, secrets: [smtpUrl, addressKey], enforceAppCheck },
  async ({ data, rawRequest }) => {
    const forwarded = rawRequest.header('x-forwarded-for')
    const origin = originOf(forwarded, rawRequest.socket.remoteAddress, addressKey.value())
    const id = await receiveContactRequest(data, origin, {
      db: getFirestore(),
      now,
      limits: {
        perAddress: perAddress.value(),
        perNetwork: perNetwork.value(),
        inTotal: inTotal.value(),
      },
      mailDomain: contactTo.value().split('@').at(-1) ?? 'localhost',
    })
    if (id) await deliverMail(id, delivery())
    return { ok: true }
  },
)

/** Mails again what could not be mailed, for a day. */
export const retryContactEmails = onSchedule(
  { region, schedule: 'every 2 minutes', secrets: [smtpUrl], timeoutSeconds: 540 },
  async () => {
    await deliverDue(delivery())
  },
)

/** What admins do with a request in the back office. */
export const manageContactRequests = onCall(
  { region, cors, secrets: [smtpUrl] },
  async ({ data, rawRequest }) => {
    await requireAdmin(rawRequest.header('authorization'), { auth: getAuth(), db: getFirestore() })
    const toSend = await manageContactRequest(data, { db: getFirestore(), now })
    if (toSend) await deliverMail(toSend, delivery())
    return { ok: true }
  },
)

/** Every day: deletes the pictures that nothing has mentioned for 30 days. */
export const cleanUpImages = onSchedule({ region, schedule: 'every 24 hours' }, async () => {
  await removeUnusedImages({ db: getFirestore(), bucket: getStorage().bucket() }, now())
})
