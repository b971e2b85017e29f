import { lessons, type Lesson } from '#content/lessons/definition.ts'

/** A theory evening, each Tuesday from 3 November 2026 on, with some things otherwise. */
export function aLesson(changes: Partial<Lesson> = {}): Lesson {
  return {
    ...lessons.initial,
    id: 'theorie',
    created_at: null,
    updated_at: null,
    title: 'Theorie',
    date: '2026-11-03',
    start_time: '18:00',
    end_time: '19:30',
    repeats: 'weekly',
    is_active: true,
    ...changes,
  }
}
