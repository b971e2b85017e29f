import { LONGEST, LONGEST_ERROR } from '#model/requests/contact-limits.ts'
import { defineContent, type Content } from '#model/records/define-content.ts'
import { email, flag, integer, longText, text } from '#model/fields/fields.ts'

/**
 * A contact request as the functions store it and staff see it. No content type of the registry:
 * nobody edits it, and only admins may read it.
 */
export const storedRequests = defineContent({
  collection: 'contact_requests',
  path: 'requests',
  labels: {
    en: { one: 'request', many: 'requests' },
    de: { one: 'Anfrage', many: 'Anfragen' },
  },
  title: 'name',
  order: { by: 'created_at', direction: 'desc' },
  fields: {
    name: text({ en: 'Name', de: 'Name' }, { search: true }),
    email: email({ en: 'E-mail', de: 'E-Mail' }, { search: true }),
    phone: text({ en: 'Phone', de: 'Telefon' }, { search: true }),
    /** The course's title when the request came in; empty when there was no such course. */
    course: text({ en: 'Course', de: 'Kurs' }, { search: true }),
    /** Only enrolments have these, as `enrolmentFields` names them. */
    licence_class: text({ en: 'Licence class', de: 'Führerscheinklasse' }),
    age_group: text({ en: 'Age', de: 'Alter' }),
    guardian_name: text({ en: 'Guardian', de: 'Erziehungsberechtigte Person' }),
    guardian_contact: text({ en: 'Guardian’s contact', de: 'Kontakt dieser Person' }),
    wished_start: text({ en: 'Wished start', de: 'Wunschbeginn' }),
    callback_times: text({ en: 'Times to call', de: 'Rückrufzeiten' }),
    message: longText({ en: 'Message', de: 'Nachricht' }, { search: true, max: LONGEST.message }),
    /** A `DeliveryState`. */
    state: text({ en: 'Delivery', de: 'Zustellung' }, { max: 20 }),
    attempts: integer({ en: 'Attempts', de: 'Versuche' }),
    last_error: text({ en: 'Last error', de: 'Letzter Fehler' }, { max: LONGEST_ERROR }),
    read: flag({ en: 'Read', de: 'Gelesen' }),
    done: flag({ en: 'Done', de: 'Erledigt' }),
  },
})

/** What staff have done about a request; a definition has no kinds of fields for it. */
export interface StaffWork {
  /** Who marked it as done, and when; empty and null while it is not done. */
  readonly done_by: string
  readonly done_at: Date | null
  /** The oldest first. */
  readonly notes: readonly RequestNote[]
}

/** What colleagues should know of a request. */
export interface RequestNote {
  /** Made by the client: sending it again does not add a second note. */
  readonly id: string
  readonly text: string
  readonly by: string
  readonly at: Date
}

export type StoredRequest = Content<typeof storedRequests> &
  StaffWork & {
    /** When it is deleted; null if a request does not say. */
    readonly expires_at: Date | null
  }

/**
 * `pending`: to be mailed to the school; `failed`: given up after `DELIVERY_DAYS`. Of others staff
 * decide whether they are mailed: `held` were more than the hour's or the day's mails, `suspected`
 * look automatic.
 */
export type DeliveryState = 'pending' | 'sent' | 'failed' | 'held' | 'suspected'

/** The state of what staff have deleted: no view shows it, and its mail is not sent. */
export const DELETED = 'deleted'

/** Which requests are shown together. */
interface View {
  readonly states: readonly DeliveryState[]
  readonly flags?: Partial<Pick<StoredRequest, 'read' | 'done'>>
}

const received = ['pending', 'sent', 'failed', 'held'] as const

/** The first is what the list opens on; the newest come first. Each needs an index in firestore.indexes.json. */
export const requestViews = {
  open: { states: received, flags: { done: false } },
  new: { states: received, flags: { done: false, read: false } },
  undelivered: { states: ['pending', 'failed', 'held'], flags: { done: false } },
  done: { states: [...received, 'suspected'], flags: { done: true } },
  all: { states: received },
  suspected: { states: ['suspected'], flags: { done: false } },
} as const satisfies Record<string, View>

export type RequestView = keyof typeof requestViews

/** A view as it is asked for. */
export const requestView = (view: RequestView): View => requestViews[view]

export function isRequestView(name: string): name is RequestView {
  return Object.hasOwn(requestViews, name)
}

/** True for a request that is only mailed when staff want it. */
export function awaitsStaff({ state }: Pick<StoredRequest, 'state'>): boolean {
  return state === 'held' || state === 'suspected'
}

/**
 * What staff do with a request that needs no more words. `retry` mails what could not be mailed, of
 * many, and leaves all others alone.
 */
export const requestActions = ['read', 'done', 'reopen', 'send', 'retry', 'delete'] as const
export const noteActions = ['note', 'remove-note'] as const

export type RequestAction = (typeof requestActions)[number]

/** What staff want to happen to a request; a note that is known already is replaced. */
export type RequestChange =
  | { [A in RequestAction]: { readonly action: A } }[RequestAction]
  | { readonly action: 'note'; readonly note: Pick<RequestNote, 'id' | 'text'> }
  | { readonly action: 'remove-note'; readonly note: Pick<RequestNote, 'id'> }

/** How many requests one command may name. */
export const MOST_AT_ONCE = 500

/** What the back office sends to the function that carries changes out. */
export type RequestCommand = RequestChange & { readonly ids: readonly string[] }
