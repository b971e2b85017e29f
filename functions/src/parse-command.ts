import { HttpsError } from 'firebase-functions/https'
import { ValidationError, type Schema } from 'yup'

/**
 * Reads what staff ask a function for, exactly as it is described.
 *
 * @throws HttpsError `invalid-argument` for anything else
 */
export function parseCommand<T>(schema: Schema<T>, data: unknown): T {
  try {
    return schema.validateSync(data, { strict: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new HttpsError('invalid-argument', 'The command is not one of those known.')
  }
}
