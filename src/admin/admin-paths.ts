import type { ContentDefinition } from '#model/records/define-content.ts'
import type { RequestView } from '#model/requests/stored-request.ts'

type WithPath = Pick<ContentDefinition, 'path'>

/** What all its addresses begin with; `firebase.json` says it to Hosting. */
const ROOT = '/admin'

/** Which requests the list shows. */
export const VIEW_PARAM = 'show'

/** Every address of the back office, written once. */
export const adminPaths = {
  home: ROOT,
  /** The landing page, made editable: src/entries/site/start.ts. */
  editPage: '/?bearbeiten',
  login: `${ROOT}/login`,
  requests: `${ROOT}/requests`,
  requestsIn: (view: RequestView) => `${ROOT}/requests?${VIEW_PARAM}=${view}`,
  request: (id: string) => `${ROOT}/requests/${id}`,
  accounts: `${ROOT}/accounts`,
  bin: `${ROOT}/bin`,
  list: ({ path }: WithPath) => `${ROOT}/${path}`,
  create: ({ path }: WithPath) => `${ROOT}/${path}/new`,
  detail: ({ path }: WithPath, id: string) => `${ROOT}/${path}/${id}`,
  edit: ({ path }: WithPath, id: string) => `${ROOT}/${path}/${id}/edit`,
  history: ({ path, single }: WithPath & { single?: string }, id: string) =>
    single ? `${ROOT}/${path}/history` : `${ROOT}/${path}/${id}/history`,
} as const

export function isAdminPath(path: string): boolean {
  return path === ROOT || path.startsWith(`${ROOT}/`)
}
