/** @param day as stored, `YYYY-MM-DD`; gives `24. November 2026` */
export const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
