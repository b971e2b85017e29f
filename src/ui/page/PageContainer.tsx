import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

interface PageContainerProps {
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>
  children: ReactNode
}

/** The width that everything on the public pages keeps to. */
export function PageContainer({ sx, children }: PageContainerProps) {
  return <Box sx={[frame, sx ?? null]}>{children}</Box>
}

const frame = {
  width: 1,
  maxWidth: 1360,
  boxSizing: 'border-box',
  mx: 'auto',
  px: { xs: 2, sm: 3 },
}
