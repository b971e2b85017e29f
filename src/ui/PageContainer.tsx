import type { ReactNode } from 'react'
import Container from '@mui/material/Container'
import type { SxProps, Theme } from '@mui/material/styles'

interface PageContainerProps {
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>
  children: ReactNode
}

/** The width that everything on the public pages keeps to. */
export function PageContainer({ sx, children }: PageContainerProps) {
  return (
    <Container maxWidth={false} sx={[{ maxWidth: 1360 }, sx ?? null]}>
      {children}
    </Container>
  )
}
