import { school, type School } from './definition.ts'
import { useSingleRecord } from '#firebase/content/content-store.ts'

/** Who the school is: the stored record, or the built-in one until there is one. */
export const useSchool = (): School => useSingleRecord(school, school.initial)
