import { defineContent, type Content } from '#model/define-content.ts'
import { email, flag, integer, longText, text } from '#model/fields.ts'

/**
 * A contact request as the functions store it and staff see it. No content type of the registry:
 * nobody edits it, and only admins may read it.
 */
export const storedRequests = defineContent({
  collection: 'contact_requests',
  path: 'requests',
  labels: { one: 'request', many: 'requests' },
  title: 'name',
  order: { by: 'created_at', direction: 'desc' },
  fields: {
    name: text('Name', { search: true }),
    email: email('E-mail', { search: true }),
    phone: text('Phone', { search: true }),
    course: text('Course', { search: true }),
    message: longText('Message', { search: true, max: 5000 }),
    state: text('Delivery', { max: 20 }),
    attempts: integer('Attempts'),
    last_error: text('Last error', { max: 300 }),
    read: flag('Read'),
    done: flag('Done'),
  },
})

export type StoredRequest = Content<typeof storedRequests>

/** `read` and `done` also say that it was seen. */
export type RequestAction = 'read' | 'done' | 'reopen' | 'send' | 'delete'
