import type { Content } from '#model/records/define-content.ts'
import { berlinTime } from '#model/time/berlin-time.ts'
import type { lessons } from './definition.ts'
import { LessonCard } from './LessonCard.tsx'
import { endOf } from './occurrences.ts'

/** As on the first day; while that is not entered yet, today. */
export function LessonPreview({ record: lesson }: { record: Content<typeof lessons> }) {
  const day = lesson.date || berlinTime(new Date()).day
  const begin = lesson.start_time || '18:00'
  return <LessonCard occurrence={{ lesson, day, begin, end: endOf(lesson) }} />
}
