import type { LicenceStep } from './definition.ts'

/** The steps that visitors find: a seminar is no way to a licence, nobody can choose it. */
export const seenSteps = (steps: readonly LicenceStep[]): readonly LicenceStep[] =>
  steps.filter(({ classes }) => classes.length === 0 || classes.some((name) => name !== 'ASF'))
