import { LONGEST_EMAIL } from '#model/fields/email.ts'

/** Typing by hand takes longer; the form waits this long itself, so that no person is caught. */
export const LEAST_MS_TO_TYPE = 2_000

/** Instead of a course's id: the sender does not know yet which course it is to be. */
export const UNDECIDED = 'undecided'
/** What such a request has for a course's title. */
export const UNDECIDED_TITLE = 'Noch unentschieden'

/** How many characters the fields of a contact request may have. */
export const LONGEST = {
  name: 100,
  email: LONGEST_EMAIL,
  phone: 40,
  message: 5000,
  selectedCourse: 128,
  guardian_name: 100,
  guardian_contact: 100,
  wished_start: 100,
  callback_times: 100,
} as const

/** How much is kept of what a mail server says. */
export const LONGEST_ERROR = 300

/** How many characters a note of staff may have, and how many notes a request. */
export const LONGEST_NOTE = 1000
export const MOST_NOTES = 50

/** For how long a mail that cannot be delivered is tried again. */
export const DELIVERY_DAYS = 7

/** How long a request is kept, as the privacy policy promises. */
export const REQUEST_KEPT_DAYS = 180

/** How long a request rests that staff have deleted: time to notice, and to ask the technician. */
export const DELETED_KEPT_DAYS = 7

/** How long a device keeps what was typed in the contact form and not sent. */
export const DRAFT_KEPT_DAYS = 7
