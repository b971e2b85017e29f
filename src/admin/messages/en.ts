import { accounts } from '#admin/messages/en/accounts.ts'
import * as common from '#admin/messages/en/common.ts'
import * as forms from '#admin/messages/en/forms.ts'
import * as records from '#admin/messages/en/records.ts'
import * as requests from '#admin/messages/en/requests.ts'
import { session } from '#admin/messages/en/session.ts'

/** All that the back office says, by topic. English decides what there is to say. */
export const en = { accounts, session, ...common, ...forms, ...records, ...requests }

export type Messages = typeof en
