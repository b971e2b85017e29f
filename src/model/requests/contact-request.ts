import { number, object, string, type InferType } from 'yup'
import type { CourseQuestions } from '#model/requests/course-questions.ts'
import { LEAST_MS_TO_TYPE, LONGEST } from '#model/requests/contact-limits.ts'
import { isReachableEmail, tidyEmail } from '#model/fields/email.ts'
import { enrolmentFields, withoutUnasked, requiredFields } from '#model/requests/enrolment.ts'
import { tidyLine, tidyLines, tidyText, withoutMarks } from '#model/fields/field.ts'

/**
 * At least `min` and at most `max` characters, counted as they are stored. Only the message has more
 * than one line: what comes near a mail's headers has no control characters.
 */
const text = (min: number, max: number, message: string, tooLong = message, tidied = tidyLine) =>
  tidyText(tidied).required(message).min(min, message).max(max, tooLong)

const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'
const COURSE = 'Bitte wählen Sie einen Kurs aus.'
const RELOAD = 'Bitte laden Sie die Seite neu und senden Sie die Nachricht noch einmal.'
const atMost = (label: string, max: number) => `${label} darf höchstens ${max} Zeichen lang sein.`

const selectedCourse = text(1, LONGEST.selectedCourse, COURSE)

/** What the visitor fills in; the texts are the product specification's, section 5. */
export const contactFieldsSchema = object({
  name: text(
    2,
    LONGEST.name,
    'Name muss mindestens 2 Zeichen lang sein.',
    atMost('Name', LONGEST.name),
  ),
  email: text(3, LONGEST.email, EMAIL, atMost('E-Mail', LONGEST.email), tidyEmail)
    .matches(/^[^@\P{ASCII}]*(?:@|$)/u, 'Vor dem @ sind in E-Mail-Adressen keine Umlaute möglich.')
    .test('reachable', EMAIL, isReachableEmail),
  phone: text(
    6,
    LONGEST.phone,
    'Bitte geben Sie eine gültige Telefonnummer ein.',
    atMost('Telefon', LONGEST.phone),
    (value) => tidyLine(withoutMarks(value)),
  ),
  message: text(
    10,
    LONGEST.message,
    'Nachricht muss mindestens 10 Zeichen lang sein.',
    atMost('Nachricht', LONGEST.message),
    tidyLines,
  ),
  selectedCourse,
  ...enrolmentFields,
})

export type ContactFields = InferType<typeof contactFieldsSchema>

/**
 * What the form checks and sends: what the course asks for and does not leave open must be there.
 *
 * @param offered the ids of the courses, once they are known: one that is no longer offered can still
 * be in an old link or draft
 */
export const schemaFor = (questions: CourseQuestions, offered?: readonly string[]) =>
  contactFieldsSchema
    .shape({ selectedCourse: offered ? selectedCourse.oneOf(offered, COURSE) : selectedCourse })
    .shape(requiredFields(questions))
    .transform((fields: ContactFields) => withoutUnasked(fields, questions))

/** A UUID as clients make it: one writing only, since the id becomes the document's. */
export const REQUEST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A contact request, as the form sends it and the function accepts it. */
export const contactRequestSchema = contactFieldsSchema
  .shape({
    /** Made by the client once a request: sending it again does not create a second one. */
    requestId: string().required(RELOAD).matches(REQUEST_ID, RELOAD),
    /**
     * A field that people do not see; programs fill it in. Its name means nothing to a password
     * manager, which fills in what it knows the name of.
     */
    entry: string().defined(RELOAD).nonNullable(RELOAD).max(2048, RELOAD),
    /** Milliseconds since the form was opened. */
    elapsed: number().typeError(RELOAD).required(RELOAD).integer(RELOAD).min(0, RELOAD),
  })
  .noUnknown(true, RELOAD)
  .required(RELOAD)
  .typeError(RELOAD)

export type ContactRequest = InferType<typeof contactRequestSchema>

/** True for what looks as if a program had filled it in. */
export function looksAutomatic({ entry, elapsed }: ContactRequest): boolean {
  return entry !== '' || elapsed < LEAST_MS_TO_TYPE
}
