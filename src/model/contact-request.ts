import { object, string, type InferType } from 'yup'

/** At least `min` and at most `max` characters, counted without the spaces around them. */
const text = (min: number, max: number, message: string, tooLong = message) =>
  string().trim().required(message).min(min, message).max(max, tooLong)

const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'
const atMost = (field: string, max: number) => `${field} darf höchstens ${max} Zeichen lang sein.`

/** What the visitor fills in; the texts are the product specification's, section 5. */
export const contactFieldsSchema = object({
  name: text(2, 100, 'Name muss mindestens 2 Zeichen lang sein.', atMost('Name', 100)),
  email: text(3, 254, EMAIL).email(EMAIL),
  phone: text(6, 40, 'Bitte geben Sie eine gültige Telefonnummer ein.'),
  message: text(
    10,
    5000,
    'Nachricht muss mindestens 10 Zeichen lang sein.',
    atMost('Nachricht', 5000),
  ),
  selectedCourse: text(1, 128, 'Bitte wählen Sie einen Kurs aus.'),
}).noUnknown()

export type ContactFields = InferType<typeof contactFieldsSchema>

/** A contact request, as the form sends it and the function accepts it. */
export const contactRequestSchema = contactFieldsSchema
  .shape({
    /** Made by the client once a request: sending it again does not create a second one. */
    requestId: string().uuid().required(),
  })
  .noUnknown()

export type ContactRequest = InferType<typeof contactRequestSchema>
