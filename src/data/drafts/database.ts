import { deviceStore } from '#data/device-store.ts'

/** A device that does not answer must not keep anybody from working. */
export const PATIENCE_MS = 1_000

/** There is one draft of a record and account. */
export const inDrafts = deviceStore('drafts', ['account', 'collection', 'record'])
