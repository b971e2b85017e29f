import { common } from '#admin/messages/de/common.ts'
import type { Messages } from '#admin/messages/en.ts'

export const de: Messages = { common }
