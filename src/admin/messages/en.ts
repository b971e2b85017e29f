import { accounts } from '#admin/messages/en/accounts.ts'
import { common } from '#admin/messages/en/common.ts'
import { format } from '#admin/messages/en/format.ts'
import { layout } from '#admin/messages/en/layout.ts'
import { problems } from '#admin/messages/en/problems.ts'
import { session } from '#admin/messages/en/session.ts'

/** All that the back office says, by topic. English decides what there is to say. */
export const en = { accounts, common, format, layout, problems, session }

export type Messages = typeof en
