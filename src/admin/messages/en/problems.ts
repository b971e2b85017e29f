/** The model's own words, which the tools print, too. */
export { englishProblems as problems } from '#model/problem.ts'
