import { common } from '#admin/messages/en/common.ts'

/** All that the back office says, by topic. English decides what there is to say. */
export const en = { common }

export type Messages = typeof en
