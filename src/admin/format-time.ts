const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** The time of day, for what was a moment ago. */
export const formatClock = (time: Date) => clock.format(time)

/** Day and time in the reader's time zone; a dash for none. */
export function formatTime(time: Date | null): string {
  return time ? format.format(time) : '-'
}
