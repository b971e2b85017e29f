/**
 * For the whole of a mail's way, in milliseconds. Once a server has the whole mail it must be given
 * time to answer: whoever hangs up on one that is slow gets a copy for each attempt (RFC 5321,
 * 4.5.3.2.6).
 */
export const MAIL_MS = 240_000

/** How long a function that sends one mail may run: it also takes the lease and notes the outcome. */
export const SENDING_S = 300

/** Longer than that: whoever took a lease and lost it does not send any more. */
export const LEASE_MS = 360_000

/** How long the scheduled function begins with further mails; the last one may take MAIL_MS. */
export const BEGINNING_MS = 240_000

/** The longest that Cloud Functions run a scheduled function that was not given more. */
export const RETRYING_S = 540
