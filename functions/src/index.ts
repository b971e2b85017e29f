import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { onCall } from 'firebase-functions/https'
import { defineSecret, defineString } from 'firebase-functions/params'
import { createTransport } from 'nodemailer'
import { receiveContactRequest, type Mail } from './receive-contact-request.ts'

const smtpUrl = defineSecret('SMTP_URL')
const contactTo = defineString('CONTACT_TO')

initializeApp()

/** Only `replyTo` comes from the visitor, and it has passed the schema's e-mail check. */
async function sendMail(mail: Mail): Promise<void> {
  const transport = createTransport(smtpUrl.value())
  try {
    await transport.sendMail({
      ...mail,
      from: contactTo.value(),
      to: contactTo.value(),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  } finally {
    transport.close()
  }
}

export const sendContactEmail = onCall(
  { region: 'europe-west3', secrets: [smtpUrl] },
  async ({ data }) => {
    await receiveContactRequest(data, { db: getFirestore(), sendMail })
    return { ok: true }
  },
)
