import type { EndOfAccess } from '#firebase/session/admin-record.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { RequestView } from '#model/requests/stored-request.ts'
import { BACK_OFFICE, EDIT_PARAM } from '#model/site/site-paths.ts'

type WithPath = Pick<ContentDefinition, 'path'>

/** Which requests the list shows. */
export const VIEW_PARAM = 'show'

/** The record that a new one begins as a copy of. */
export const COPY_PARAM = 'copy'

/** Every address of the back office, written once. */
export const adminPaths = {
  home: BACK_OFFICE,
  /** The landing page, made editable: src/entries/site/start.ts. */
  editPage: `/?${EDIT_PARAM}`,
  login: `${BACK_OFFICE}/login`,
  /** Where another page leads, whose session is over. */
  loginAfter: (end: EndOfAccess) => `${BACK_OFFICE}/login?${end}`,
  requests: `${BACK_OFFICE}/requests`,
  requestsIn: (view: RequestView) => `${BACK_OFFICE}/requests?${VIEW_PARAM}=${view}`,
  request: (id: string) => `${BACK_OFFICE}/requests/${id}`,
  accounts: `${BACK_OFFICE}/accounts`,
  bin: `${BACK_OFFICE}/bin`,
  list: ({ path }: WithPath) => `${BACK_OFFICE}/${path}`,
  create: ({ path }: WithPath) => `${BACK_OFFICE}/${path}/new`,
  /** A new record that begins with another one's values. */
  copy: ({ path }: WithPath, id: string) => `${BACK_OFFICE}/${path}/new?${COPY_PARAM}=${id}`,
  detail: ({ path }: WithPath, id: string) => `${BACK_OFFICE}/${path}/${id}`,
  edit: ({ path }: WithPath, id: string) => `${BACK_OFFICE}/${path}/${id}/edit`,
  history: ({ path, single }: WithPath & { single?: string }, id: string) =>
    single ? `${BACK_OFFICE}/${path}/history` : `${BACK_OFFICE}/${path}/${id}/history`,
} as const

export function isAdminPath(path: string): boolean {
  return path === BACK_OFFICE || path.startsWith(`${BACK_OFFICE}/`)
}
