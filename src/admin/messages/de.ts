import { accounts } from '#admin/messages/de/accounts.ts'
import { common } from '#admin/messages/de/common.ts'
import { format } from '#admin/messages/de/format.ts'
import { layout } from '#admin/messages/de/layout.ts'
import { problems } from '#admin/messages/de/problems.ts'
import { session } from '#admin/messages/de/session.ts'
import type { Messages } from '#admin/messages/en.ts'

export const de: Messages = { accounts, common, format, layout, problems, session }
