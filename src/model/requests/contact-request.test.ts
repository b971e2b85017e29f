import { expect, it } from 'vitest'
import { contactRequestSchema } from '#model/requests/contact-request.ts'

const request = {
  requestId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  name: 'Mara Muster',
  email: 'mara@example.com',
  phone: '0365 000000',
  message: 'Wann geht es los?',
  selectedCourse: 'default-1',
  age_group: 'under16',
  guardian_name: 'Petra Muster',
  guardian_contact: 'petra@example.com',
  wished_start: 'bald',
  callback_times: 'abends',
  entry: '',
  elapsed: 3000,
}

// Firestore refuses them, and with them the whole request: after it was let in, before it was counted.
it.each(Object.entries(request).filter(([, value]) => typeof value === 'string'))(
  'half a character is never taken as it is: %s',
  (field, value) => {
    const given = { ...request, [field]: `${value} \ud83d` }
    const stored = contactRequestSchema.isValidSync(given)
      ? contactRequestSchema.validateSync(given)
      : undefined
    // The honeypot's text is looked at and dropped.
    for (const text of Object.values({ ...stored, entry: '' })) {
      expect(String(text)).not.toMatch(/\p{Surrogate}/u)
    }
  },
)

it.each([
  ['name', 'Max\tMuster', 'Max Muster'],
  ['name', 'Max\nBcc: alle@example.com', 'Max Bcc: alle@example.com'],
  ['phone', '0365\t123456', '0365 123456'],
  ['phone', '\u202a0365 123456\u202c', '0365 123456'],
  ['guardian_name', 'Petra\tMuster', 'Petra Muster'],
])('what comes along with a copy is no mistake: %s %j', (field, given, taken) => {
  expect(contactRequestSchema.validateSync({ ...request, [field]: given })).toHaveProperty(
    field,
    taken,
  )
})
