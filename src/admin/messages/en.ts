import { accounts } from '#admin/messages/en/accounts.ts'
import { bin } from '#admin/messages/en/bin.ts'
import { common } from '#admin/messages/en/common.ts'
import { content } from '#admin/messages/en/content.ts'
import { dashboard } from '#admin/messages/en/dashboard.ts'
import { delivery } from '#admin/messages/en/delivery.ts'
import { drafts } from '#admin/messages/en/drafts.ts'
import { fields } from '#admin/messages/en/fields.ts'
import { focalPoint } from '#admin/messages/en/focal-point.ts'
import { format } from '#admin/messages/en/format.ts'
import { forms } from '#admin/messages/en/forms.ts'
import { history } from '#admin/messages/en/history.ts'
import { icons } from '#admin/messages/en/icons.ts'
import { layout } from '#admin/messages/en/layout.ts'
import { notes } from '#admin/messages/en/notes.ts'
import { openingHours } from '#admin/messages/en/opening-hours.ts'
import { pictures } from '#admin/messages/en/pictures.ts'
import { problems } from '#admin/messages/en/problems.ts'
import { publication } from '#admin/messages/en/publication.ts'
import { records } from '#admin/messages/en/records.ts'
import { requests } from '#admin/messages/en/requests.ts'
import { session } from '#admin/messages/en/session.ts'

/** All that the back office says, by topic. English decides what there is to say. */
export const en = {
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

export type Messages = typeof en
