import type { Words } from '#model/words/language.ts'

export const LESSON_KINDS = ['theory', 'course', 'other'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

export const kindWords: Readonly<Record<LessonKind, Words>> = {
  theory: { en: 'Theory lesson', de: 'Theorieunterricht' },
  course: { en: 'Course start', de: 'Kursbeginn' },
  other: { en: 'Other', de: 'Weiterer Termin' },
}

export const LESSON_PLACES = ['presence', 'online', 'both'] as const
export type LessonPlace = (typeof LESSON_PLACES)[number]

export const placeWords: Readonly<Record<LessonPlace, Words>> = {
  presence: { en: 'In person', de: 'Vor Ort' },
  online: { en: 'Online', de: 'Online' },
  both: { en: 'In person or online', de: 'Vor Ort oder online' },
}

export const REPETITIONS = ['once', 'weekly', 'fortnightly'] as const
export type Repetition = (typeof REPETITIONS)[number]

export const repetitionWords: Readonly<Record<Repetition, Words>> = {
  once: { en: 'Once', de: 'Einmal' },
  weekly: { en: 'Every week', de: 'Jede Woche' },
  fortnightly: { en: 'Every two weeks', de: 'Alle zwei Wochen' },
}
