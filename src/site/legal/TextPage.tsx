import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PageContainer } from '#ui/page/PageContainer.tsx'

interface TextPageProps {
  title: string
  intro: string
  /** Month and year of the text, in words. */
  updated: string
  children: ReactNode
}

/** A page to read: headings, paragraphs and lists as plain HTML, set for comfortable lines. */
export function TextPage({ title, intro, updated, children }: TextPageProps) {
  return (
    <>
      <Box
        data-field="title intro"
        sx={{ bgcolor: 'grey.50', borderBottom: 1, borderColor: 'divider' }}
      >
        <PageContainer sx={{ maxWidth: 900, py: { xs: 6, md: 9 } }}>
          <Typography
            component="h1"
            variant="h2"
            data-field="title"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          {intro && (
            <Typography
              variant="subtitle1"
              data-field="intro"
              sx={{ color: 'text.secondary', mt: 2 }}
            >
              {intro}
            </Typography>
          )}
        </PageContainer>
      </Box>
      <PageContainer sx={{ maxWidth: 900, py: { xs: 5, md: 8 } }}>
        <Box data-field="text" sx={prose}>
          {children}
        </Box>
        <Typography data-field="updated" sx={{ color: 'text.secondary', mt: 6 }}>
          {`Stand: ${updated}`}
        </Typography>
      </PageContainer>
    </>
  )
}

const prose = {
  maxWidth: '68ch',
  fontSize: '1.0625rem',
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '1.4rem', fontWeight: 800, lineHeight: 1.3, mt: 6, mb: 1.5 },
  '& h2:first-of-type': { mt: 0 },
  '& h3': { fontSize: '1.1rem', fontWeight: 700, lineHeight: 1.4, mt: 3.5, mb: 1 },
  '& p': { my: 1.5 },
  '& ul, & ol': { pl: 3, my: 1.5 },
  '& li': { my: 0.75 },
  '& a': { color: 'primary.main', fontWeight: 600 },
}
