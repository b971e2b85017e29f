import type { Values } from '#model/define-content.ts'
import type { contactInfo } from './definition.ts'
import { weekLines } from './hours-words.ts'

type Hours = Pick<Values<typeof contactInfo>, 'business_hours' | 'show_week' | 'week_hours'>

/** The opening hours, line by line: the text of the staff, or their week where they prefer it. */
export const hoursLines = ({ business_hours, show_week, week_hours }: Hours): string[] =>
  show_week && week_hours.length > 0
    ? weekLines(week_hours)
    : business_hours.split('\n').filter((line) => line.trim())
