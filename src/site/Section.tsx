import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Reveal } from '#ui/Reveal.tsx'

interface SectionProps {
  id: string
  title: string
  intro?: string
  tinted?: boolean
  wide?: boolean
  children: ReactNode
}

/** One anchor of the landing page: heading, introduction, content. */
export function Section({
  id,
  title,
  intro,
  tinted = false,
  wide = false,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{ py: { xs: 8, md: 12 }, bgcolor: tinted ? 'grey.50' : 'background.default' }}
    >
      <Container maxWidth={wide ? 'xl' : 'lg'}>
        <Reveal threshold={0.1}>
          <Box sx={{ textAlign: 'center', maxWidth: 720, mx: 'auto', mb: { xs: 5, md: 7 } }}>
            <Typography id={headingId} component="h2" variant="h2">
              {title}
            </Typography>
            {intro && (
              <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 2 }}>
                {intro}
              </Typography>
            )}
          </Box>
        </Reveal>
        {children}
      </Container>
    </Box>
  )
}
