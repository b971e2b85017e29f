import { useEffect } from 'react'
import { useSchoolName } from '#ui/page/school-name.ts'

/** Names the browser's tab. Not a title element: the page's own one would come first and win. */
export function useTitle(title: string): void {
  const school = useSchoolName()
  useEffect(() => {
    document.title = [title, school].filter(Boolean).join(' – ')
  }, [title, school])
}
