const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

export const format = {
  /** Day and time in the reader's time zone; a dash for none. */
  time: (at: Date | null) => (at ? time.format(at) : '-'),
  /** The time of day, for what was a moment ago. */
  clock: (at: Date) => clock.format(at),
  day: (at: Date) => day.format(at),
}
