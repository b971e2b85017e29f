import { useState, type ReactNode } from 'react'
import { CacheProvider } from '@emotion/react'
import { pageContainer, pageStyles } from '#ui/page-styles.ts'

interface PageStageProps {
  /** Of the page, in CSS pixels. */
  width: number
  children: ReactNode
}

/** Shows parts of the site as on a page that is so wide, whatever the window's width. */
export function PageStage({ width, children }: PageStageProps) {
  const [styles] = useState(pageStyles)
  return (
    <CacheProvider value={styles}>
      <div style={{ ...pageContainer, width }}>{children}</div>
    </CacheProvider>
  )
}
