import type { ReactNode } from 'react'
import { useSchool } from './use-school.ts'
import { SchoolNameContext } from '#ui/page/school-name.ts'

/** Names the school for all that stands in it. */
export function SchoolName({ children }: { children: ReactNode }) {
  return <SchoolNameContext value={useSchool().name}>{children}</SchoolNameContext>
}
