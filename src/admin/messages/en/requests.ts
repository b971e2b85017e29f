import type { RequestAction, RequestView } from '#model/stored-request.ts'

const views: Readonly<Record<RequestView, string>> = {
  open: 'To do',
  new: 'New',
  undelivered: 'Not delivered',
  done: 'Done',
  all: 'All',
  suspected: 'Suspected',
}

const empty: typeof views = {
  open: 'Nothing to do: there are no open requests.',
  new: 'No new requests.',
  undelivered: 'The school has received the mails of all requests.',
  done: 'No requests have been marked as done.',
  all: 'No requests.',
  suspected: 'No suspected requests.',
}

const explanations: Readonly<Partial<Record<RequestView, string>>> = {
  undelivered:
    'The school has not received these by mail. They failed because the mail server did not take them, or they are held because more came within an hour than are mailed. Read and answer them here; “Send …” on a request mails it to the school.',
  suspected:
    'These look as if a program had filled in the form, and were not mailed. A password manager can look the same: open one and press “Send mail to the school” to make it a request like any other.',
}

type Change = Exclude<RequestAction, 'read'> | 'note' | 'remove-note'

const changed: Readonly<Record<Change, string>> = {
  done: 'Marked as done',
  reopen: 'Opened again',
  send: 'The mail to the school is being sent',
  delete: 'Request deleted',
  note: 'Note added',
  'remove-note': 'Note deleted',
}

/** What visitors have sent through the contact form. */
export const requests = {
  views,
  empty,
  explanations,
  changed,
  filter: 'Filter requests',
  search: 'Search requests',
  searchesFirst: (count: number) => `Searches the first ${count}, which are loaded.`,
  loading: 'Loading requests...',
  loadingOne: 'Loading request details...',
  fetchFailed: 'Failed to fetch requests',
  nothingFound: 'No requests found matching your search.',
  noneYet: 'No requests yet',
  whereFrom: 'What visitors send through the contact form appears here at once.',
  foundAmong: (found: number, all: number) => `Found ${found} among the first ${all}.`,
  firstShown: (count: number) => `The first ${count} are shown.`,
  searchMore: (count: number) => `Search ${count} more`,
  loadMore: 'Load more',
  notFound: 'Request Not Found',
  notThere: 'The request you are looking for does not exist or has been deleted.',
  list: 'requests',
  received: 'Received',
  course: 'Course',
  status: 'Status',
  phone: 'Phone',
  message: 'Message',
  deletedOn: 'Will be deleted',
  done: 'Done',
  new: 'New',
  open: 'Open',
  select: (name: string) => `Select ${name}`,
  selectAll: (count: number) => `Select all ${count} shown`,
  deleteSelected: (count: number) => `Delete selected (${count})`,
  markAsDone: 'Mark as done',
  markAsDoneOf: (name: string) => `Mark ${name} as done`,
  reopen: 'Open again',
  reopenOf: (name: string) => `Open again ${name}`,
  movedToDone: 'The request has moved to “Done”.',
  deleted: (count: number) => `${count} requests deleted`,
  confirmDelete: (count: number) =>
    `Are you sure you want to delete ${count === 1 ? 'this request' : `these ${count} requests`}?`,
  notChanged: {
    title: 'Error',
    description: 'The request could not be changed. Please try again.',
  },
  answer: (name: string) => `Answer ${name}`,
  call: 'Call',
  callOf: (name: string) => `Call ${name}`,
  write: 'Write',
  writeOf: (name: string) => `Write to ${name}`,
  whatsApp: 'WhatsApp',
  whatsAppOf: (name: string) => `WhatsApp ${name}`,
}
