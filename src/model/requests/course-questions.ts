/** What the contact form asks beyond a question, each where the chosen course says so. */
export interface CourseQuestions {
  readonly asks_class: boolean
  readonly asks_age: boolean
  readonly asks_start: boolean
  readonly asks_callback: boolean
}

export const NO_QUESTIONS: CourseQuestions = {
  asks_class: false,
  asks_age: false,
  asks_start: false,
  asks_callback: false,
}

export const hasQuestions = ({
  asks_class,
  asks_age,
  asks_start,
  asks_callback,
}: CourseQuestions): boolean => asks_class || asks_age || asks_start || asks_callback
