import { accounts } from '#admin/messages/de/accounts.ts'
import * as common from '#admin/messages/de/common.ts'
import * as forms from '#admin/messages/de/forms.ts'
import * as records from '#admin/messages/de/records.ts'
import * as requests from '#admin/messages/de/requests.ts'
import { session } from '#admin/messages/de/session.ts'
import type { Messages } from '#admin/messages/en.ts'

export const de: Messages = { accounts, session, ...common, ...forms, ...records, ...requests }
