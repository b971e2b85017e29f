import type { RequestView } from '#model/requests/stored-request.ts'

/** What visitors have sent through the contact form. */
export const requests = {
  views: {
    open: 'To do',
    new: 'New',
    undelivered: 'Not delivered',
    done: 'Done',
    all: 'All',
    suspected: 'Suspected',
  },
  empty: {
    open: 'Nothing to do: there are no open requests.',
    new: 'No new requests.',
    undelivered: 'The school has received the mails of all open requests.',
    done: 'No requests have been marked as done.',
    all: 'No requests.',
    suspected: 'No suspected requests.',
  },
  explanations: {
    undelivered:
      'The school has not received these by mail. They failed because the mail server did not take them, or they are held because more came in an hour or a day than are mailed. Read and answer them here; “Send …” on a request mails it to the school.',
    suspected:
      'These look as if a program had filled in the form, and were not mailed. A password manager can look the same: open one and press “Send mail to the school” to make it a request like any other.',
  } as Readonly<Partial<Record<RequestView, string>>>,
  changed: {
    done: 'Marked as done',
    reopen: 'Opened again',
    send: 'The mail to the school is being sent',
    delete: 'Request deleted',
    note: 'Note added',
    'remove-note': 'Note deleted',
  },
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
  message: 'Message',
  wholeMessage: 'Show the whole message',
  more: 'More',
  deletedOn: 'Will be deleted',
  open: 'Open',
  select: (name: string) => `Select ${name}`,
  selectAll: (count: number) =>
    count === 1 ? 'Select the one shown' : `Select all ${count} shown`,
  deleteSelected: (count: number) => `Delete selected (${count})`,
  markAsDone: 'Mark as done',
  markAsDoneOf: (name: string) => `Mark ${name} as done`,
  reopen: 'Open again',
  reopenOf: (name: string) => `Open again ${name}`,
  movedToDone: 'The request has moved to “Done”.',
  deleted: (count: number) => `${count} requests deleted`,
  confirmDelete: (count: number) =>
    count === 1
      ? 'Delete this request for good? It does not go to the bin and cannot be brought back here.'
      : `Delete these ${count} requests for good? They do not go to the bin and cannot be brought back here.`,
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

/** What becomes of a request's mail to the school. */
export const delivery = {
  heading: 'Delivery',
  sent: 'Delivered',
  failed: 'Failed',
  held: 'Held',
  suspected: 'Suspected',
  retrying: 'Retrying',
  sending: 'Sending',
  afterAttempts: (count: number) => `after ${count} ${count === 1 ? 'attempt' : 'attempts'}`,
  send: 'Send mail to the school',
  sendAgain: 'Send again to the school',
  whyHeld:
    'More requests came in an hour or a day than are mailed. It was not mailed to the school: “Send mail to the school” does that.',
  whySuspected:
    'This looks as if a program had filled in the form. A password manager can look the same. It was not mailed to the school: “Send mail to the school” does that.',
  undelivered: (count: number, most: number) =>
    `${count >= most ? `${most} or more` : count} ${count === 1 ? 'request' : 'requests'} not delivered by mail`,
  whatUndelivered: (count: number, days: number) =>
    count === 1
      ? `The mail server did not take its mail. Nothing is lost: you can read and answer the request here. Each mail is tried again for ${days} days, less and less often; once the mail server works again, one press sends all of them.`
      : `The mail server did not take their mails. Nothing is lost: you can read and answer the requests here. Each mail is tried again for ${days} days, less and less often; once the mail server works again, one press sends all of them.`,
  sendAll: 'Send all now',
  viewRequests: 'View requests',
  beingSent: (count: number) =>
    `${count} ${count === 1 ? 'mail is' : 'mails are'} being sent again`,
  notSent: {
    title: 'Error',
    description: 'The mails could not be sent again. Please try again.',
  },
}

/** What staff note about a request for their colleagues. */
export const notes = {
  heading: 'Notes for colleagues',
  atMost: (count: number) => `A request has at most ${count} notes: delete one to add another.`,
  confirmDelete: 'Are you sure you want to delete this note?',
  deleteOf: (when: string) => `Delete note of ${when}`,
  newNote: 'New note',
  onlyStaff: 'Only staff see it.',
  characters: (count: number, limit: number) => `${count} of ${limit} characters.`,
  add: 'Add note',
  adding: 'Adding...',
  notAdded: 'Your note was not added:',
  count: (count: number) => `${count} notes:`,
}
