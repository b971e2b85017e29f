import { LONGEST, LONGEST_ERROR } from '#model/contact-limits.ts'
import { defineContent, type Content } from '#model/define-content.ts'
import { email, flag, integer, longText, text } from '#model/fields.ts'

/**
 * A contact request as the functions store it and staff see it. No content type of the registry:
 * nobody edits it, and only admins may read it.
 */
export const storedRequests = defineContent({
  collection: 'contact_requests',
  path: 'requests',
  labels: { one: 'request', many: 'requests' },
  title: 'name',
  order: { by: 'created_at', direction: 'desc' },
  fields: {
    name: text('Name', { search: true }),
    email: email('E-mail', { search: true }),
    phone: text('Phone', { search: true }),
    /** The course's title when the request came in; empty when there was no such course. */
    course: text('Course', { search: true }),
    message: longText('Message', { search: true, max: LONGEST.message }),
    /** A `DeliveryState`. */
    state: text('Delivery', { max: 20 }),
    attempts: integer('Attempts'),
    last_error: text('Last error', { max: LONGEST_ERROR }),
    read: flag('Read'),
    done: flag('Done'),
  },
})

export type StoredRequest = Content<typeof storedRequests>

/**
 * `pending`: to be mailed to the school; `failed`: given up after `DELIVERY_DAYS`. Of others staff
 * decide whether they are mailed: `held` were more than the hour's mails, `suspected` look automatic.
 */
export type DeliveryState = 'pending' | 'sent' | 'failed' | 'held' | 'suspected'

/** The states of the requests that are shown together. */
export const requestViews = {
  requests: ['pending', 'sent', 'failed', 'held'],
  held: ['held'],
  suspected: ['suspected'],
} as const satisfies Record<string, readonly DeliveryState[]>

export type RequestView = keyof typeof requestViews

/** True for a request that is only mailed when staff want it. */
export function awaitsStaff({ state }: Pick<StoredRequest, 'state'>): boolean {
  return state === 'held' || state === 'suspected'
}

/** What staff do with a request; `read` and `done` also say that it was seen. */
export const requestActions = ['read', 'done', 'reopen', 'send', 'delete'] as const

export type RequestAction = (typeof requestActions)[number]

/** How many requests one command may name. */
export const MOST_AT_ONCE = 500

/** What the back office sends to the function that carries actions out. */
export interface RequestCommand {
  readonly ids: readonly string[]
  readonly action: RequestAction
}

/** The command to mail all requests that could not be delivered; it concerns no single one. */
export const SEND_UNDELIVERED = { action: 'send-undelivered' } as const

/** What became of it. */
export interface SentAgain {
  readonly ordered: number
  /** There may be more than one call takes. */
  readonly more: boolean
}
