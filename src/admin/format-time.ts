const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Day and time in the reader's time zone; a dash for none. */
export function formatTime(time: Date | null): string {
  return time ? format.format(time) : '-'
}
