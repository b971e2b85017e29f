/**
 * A time as visitors read it, as in "24.11.2026, 19:30 Uhr". The formatter is made when it is needed:
 * it costs as much time as a section of the page.
 */
export const localTime = (at: Date): string =>
  `${at.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' })}\u00a0Uhr`
