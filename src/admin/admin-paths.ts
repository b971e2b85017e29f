import type { ContentDefinition } from '#model/define-content.ts'

type WithPath = Pick<ContentDefinition, 'path'>

/** Every address of the back office, written once. */
export const adminPaths = {
  home: '/admin',
  login: '/admin/login',
  requests: '/admin/requests',
  request: (id: string) => `/admin/requests/${id}`,
  list: ({ path }: WithPath) => `/admin/${path}`,
  create: ({ path }: WithPath) => `/admin/${path}/new`,
  detail: ({ path }: WithPath, id: string) => `/admin/${path}/${id}`,
  edit: ({ path }: WithPath, id: string) => `/admin/${path}/${id}/edit`,
} as const
