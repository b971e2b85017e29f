import type { ReactNode } from 'react'
import Container from '@mui/material/Container'
import type { SystemStyleObject } from '@mui/system'
import type { Theme } from '@mui/material/styles'

interface PageContainerProps {
  sx?: SystemStyleObject<Theme>
  children: ReactNode
}

/** The width that everything on the public pages keeps to. */
export function PageContainer({ sx, children }: PageContainerProps) {
  return (
    <Container maxWidth={false} sx={{ maxWidth: 1360, ...sx }}>
      {children}
    </Container>
  )
}
