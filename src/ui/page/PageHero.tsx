import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { radii } from '#ui/design.ts'
import { HeadingMark } from '#ui/page/HeadingMark.tsx'
import { PageContainer } from '#ui/page/PageContainer.tsx'

interface PageHeroProps {
  title: string
  /** What is to be found here; nothing while there is nothing. */
  intro?: string | undefined
  /** Links to what is further down. */
  children?: ReactNode
  sx?: object
}

/** How a page begins that has its own content beside the landing page's. */
export function PageHero({ title, intro, children, sx = {} }: PageHeroProps) {
  return (
    <Box sx={{ bgcolor: 'primary.light', py: { xs: 6, md: 9 }, ...sx }}>
      <PageContainer>
        <HeadingMark />
        <Typography
          component="h1"
          variant="h2"
          // To be focused by scripts.
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {intro && (
          <Typography variant="subtitle1" sx={{ maxWidth: 720, mt: 2, textWrap: 'pretty' }}>
            {intro}
          </Typography>
        )}
        {children}
      </PageContainer>
    </Box>
  )
}

/** For links that lead to parts of the page. */
export const jumpLinks = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.25,
  mt: 3,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 2,
    borderRadius: radii.pill,
    color: 'text.primary',
    bgcolor: 'background.paper',
    fontWeight: 700,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
}
