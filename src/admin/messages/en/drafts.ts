const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Input that was typed and not saved. */
export const drafts = {
  offer: (at: Date, isToday: boolean) =>
    `You have unsaved input from ${(isToday ? clock : dayAndClock).format(at)}`,
  goOn: 'Continue',
  discard: 'Discard',
  recordDeleted: 'The record was deleted meanwhile. What you continue is saved as a new one.',
  staysHere: (days: number) =>
    `What you typed stays on this device for ${days} days, and the form offers it when you open it again.`,
  unfinished: 'Unfinished input',
  time: (at: Date) => dayAndClock.format(at),
  signOut: {
    title: 'Unsaved input will be deleted',
    text: (count: number) =>
      count === 1
        ? 'What you typed into a form is not saved yet. Signing out deletes it from this device.'
        : `What you typed into ${count} forms is not saved yet. Signing out deletes it from this device.`,
    stay: 'Keep editing',
    leave: 'Sign out and delete',
  },
}
