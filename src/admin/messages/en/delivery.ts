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
    'More requests came within an hour than are mailed. It was not mailed to the school: “Send mail to the school” does that.',
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
  thereAreMore: 'There are more: press again in a few minutes.',
  notSent: {
    title: 'Error',
    description: 'The mails could not be sent again. Please try again.',
  },
}
