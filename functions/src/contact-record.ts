import type { Timestamp } from 'firebase-admin/firestore'

/** A document of `contact_requests`; only the functions write it. */
export interface ContactRecord {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly selectedCourse: string
  /** The course's title when the request came in; empty when there was no such course. */
  readonly course: string
  /** `pending`: to be mailed; `failed`: given up after a day. */
  readonly state: 'pending' | 'sent' | 'failed'
  readonly attempts: number
  readonly last_error: string
  /** The same for every attempt, so that a mail that arrives twice can be recognised. */
  readonly message_id: string
  /** Whoever holds the lease may send the mail, until it ends. */
  readonly lease: string | null
  readonly lease_until: Timestamp | null
  readonly next_attempt_at: Timestamp
  readonly give_up_at: Timestamp
  readonly read: boolean
  readonly done: boolean
  readonly created_at: Timestamp
  readonly updated_at: Timestamp
  readonly expires_at: Timestamp
}
