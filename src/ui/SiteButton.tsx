import type { ComponentProps, ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { radii } from '#ui/design.ts'

interface SiteButtonProps extends Pick<
  ComponentProps<'button'>,
  'type' | 'disabled' | 'onClick' | 'aria-label'
> {
  /** Makes it a link: it works before scripts have loaded. */
  href?: string
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  sx?: Exclude<SxProps<Theme>, readonly unknown[]>
  children: ReactNode
}

/**
 * A button, or a link that looks like one, for the public site: a tenth of the code and styles of
 * MUI's, which every visitor would load.
 */
export function SiteButton({ href, type, variant, size, sx, ...props }: SiteButtonProps) {
  const element = href === undefined ? { component: 'button', type: type ?? 'button' } : { href }
  return (
    <Box
      component="a"
      {...(element as object)}
      {...(props as object)}
      sx={[base, variants[variant ?? 'text'], sizes[size ?? 'medium'], sx ?? null]}
    />
  )
}

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minHeight: 44,
  m: 0,
  border: '1px solid transparent',
  borderRadius: radii.pill,
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 200ms ease, border-color 200ms ease',
  '&:disabled': { opacity: 0.55, cursor: 'default' },
}

const variants = {
  contained: {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    '&:hover:not(:disabled)': { bgcolor: 'primary.dark' },
  },
  outlined: {
    color: 'primary.main',
    bgcolor: 'transparent',
    borderColor: 'currentColor',
    '&:hover': { bgcolor: 'primary.light' },
  },
  text: {
    color: 'primary.main',
    bgcolor: 'transparent',
    '&:hover': { bgcolor: 'primary.light' },
  },
  /** In the colour of what it stands on. */
  plain: { color: 'inherit', bgcolor: 'transparent', '&:hover': { textDecoration: 'underline' } },
}

const sizes = {
  small: { px: 1.25, fontSize: '0.85rem' },
  medium: { px: 2.75, py: 0.75, fontSize: '0.92rem' },
  large: { px: 2.75, py: 1, fontSize: '1rem' },
}
