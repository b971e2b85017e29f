import { accounts } from '#admin/messages/de/accounts.ts'
import { bin } from '#admin/messages/de/bin.ts'
import { common } from '#admin/messages/de/common.ts'
import { content } from '#admin/messages/de/content.ts'
import { dashboard } from '#admin/messages/de/dashboard.ts'
import { delivery } from '#admin/messages/de/delivery.ts'
import { drafts } from '#admin/messages/de/drafts.ts'
import { fields } from '#admin/messages/de/fields.ts'
import { focalPoint } from '#admin/messages/de/focal-point.ts'
import { format } from '#admin/messages/de/format.ts'
import { forms } from '#admin/messages/de/forms.ts'
import { history } from '#admin/messages/de/history.ts'
import { icons } from '#admin/messages/de/icons.ts'
import { layout } from '#admin/messages/de/layout.ts'
import { notes } from '#admin/messages/de/notes.ts'
import { openingHours } from '#admin/messages/de/opening-hours.ts'
import { pictures } from '#admin/messages/de/pictures.ts'
import { problems } from '#admin/messages/de/problems.ts'
import { publication } from '#admin/messages/de/publication.ts'
import { records } from '#admin/messages/de/records.ts'
import { requests } from '#admin/messages/de/requests.ts'
import { session } from '#admin/messages/de/session.ts'
import type { Messages } from '#admin/messages/en.ts'

export const de: Messages = {
  accounts,
  bin,
  common,
  content,
  dashboard,
  delivery,
  drafts,
  fields,
  focalPoint,
  format,
  forms,
  history,
  icons,
  layout,
  notes,
  openingHours,
  pictures,
  problems,
  publication,
  records,
  requests,
  session,
}
