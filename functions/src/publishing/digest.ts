import { createHash } from 'node:crypto'

/** The same for records that pages show in the same way. */
export const digestOf = (records: object) =>
  createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 16)
