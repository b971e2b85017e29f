/** What the contact form asks beyond a question, each where the chosen course says so. */
const QUESTIONS = ['asks_class', 'asks_age', 'asks_start', 'asks_callback'] as const

export type CourseQuestions = Readonly<Record<(typeof QUESTIONS)[number], boolean>>

export const NO_QUESTIONS = Object.fromEntries(
  QUESTIONS.map((question) => [question, false]),
) as CourseQuestions

export const hasQuestions = (asked: CourseQuestions): boolean =>
  QUESTIONS.some((question) => asked[question])
