import type { Messages } from '#admin/messages/en.ts'

const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' })
const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' })

export const format: Messages['format'] = {
  time: (at) => (at ? time.format(at) : '-'),
  clock: (at) => clock.format(at),
  day: (at) => day.format(at),
}
