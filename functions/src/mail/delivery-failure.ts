import type { DeliveryState } from '../shared.ts'

/** What the log may know of a mail that was not delivered: nothing of the visitor. */
export interface DeliveryFailure {
  /** The request's. */
  readonly id: string
  /** nodemailer's, as in `EAUTH`; `unknown` for any other error. */
  readonly code: string
  /** The mail server's, as in 535. */
  readonly responseCode?: number
  readonly attempts: number
  /** `failed` when this was the last attempt. */
  readonly state: DeliveryState
}

/** Codes only: what servers say may contain addresses. */
export function failureOf(
  error: Error,
  { id, attempts, state }: Pick<DeliveryFailure, 'id' | 'attempts' | 'state'>,
): DeliveryFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return {
    id,
    code: typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown',
    ...(Number.isInteger(responseCode) && { responseCode: Number(responseCode) }),
    attempts,
    state,
  }
}
