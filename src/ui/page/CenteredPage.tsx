import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { sitePaths } from '#model/site/site-paths.ts'
import { Brand } from '#ui/page/Brand.tsx'
import { useTitle } from '#ui/browser/use-title.ts'

/** A page that says one thing, in the middle. */
export function CenteredPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'grey.50', p: 2 }}
    >
      <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 }, width: '100%', maxWidth: 460 }}>
        <Stack spacing={3} sx={{ textAlign: 'center' }}>
          <Box>
            <Brand href={sitePaths.home} nameFrom={0} />
          </Box>
          <Typography component="h1" variant="h3" sx={{ fontSize: '1.6rem' }}>
            {title}
          </Typography>
          {children}
        </Stack>
      </Paper>
    </Box>
  )
}
