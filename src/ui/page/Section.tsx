import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { HeadingMark } from '#ui/page/HeadingMark.tsx'
import { PageContainer } from '#ui/page/PageContainer.tsx'
import { Reveal } from '#ui/reveal/Reveal.tsx'

/** How a section begins. */
export interface SectionHeading {
  readonly title: string
  readonly intro?: string
  /** Where both are fields of a record: which, and how their names begin. */
  readonly mark?: { readonly record: string; readonly name: string }
}

interface SectionProps extends SectionHeading {
  id: string
  ground?: keyof typeof grounds
  children: ReactNode
}

/** One anchor of the landing page: heading, introduction, content. */
export function Section({ id, title, intro, mark, ground = 'plain', children }: SectionProps) {
  const headingId = `${id}-heading`
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{ py: { xs: 9, md: 13 }, ...grounds[ground] }}
    >
      <PageContainer>
        <Reveal threshold={0.1}>
          <Box
            data-record={mark?.record}
            data-field={mark && `${mark.name}_title ${mark.name}_intro`}
            sx={intro ? header : aloneHeader}
          >
            <Box>
              <HeadingMark />
              <Typography
                id={headingId}
                component="h2"
                variant="h2"
                tabIndex={-1}
                data-field={mark && `${mark.name}_title`}
                sx={{ hyphens: 'manual', overflowWrap: 'anywhere' }}
              >
                {title}
              </Typography>
            </Box>
            {intro && (
              <Typography
                variant="subtitle1"
                data-field={mark && `${mark.name}_intro`}
                sx={{ opacity: 0.82, pb: { lg: 0.5 }, overflowWrap: 'anywhere' }}
              >
                {intro}
              </Typography>
            )}
          </Box>
        </Reveal>
        {children}
      </PageContainer>
    </Box>
  )
}

const grounds = {
  plain: { bgcolor: 'background.default' },
  tinted: { bgcolor: 'grey.50' },
  dark: {
    bgcolor: 'text.primary',
    color: 'common.white',
    '& :focus-visible': { outlineColor: 'secondary.main' },
  },
}

const aloneHeader = { mb: { xs: 5, md: 7 } }

const header = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' },
  alignItems: 'end',
  gap: { xs: 2, lg: 8 },
  ...aloneHeader,
}
