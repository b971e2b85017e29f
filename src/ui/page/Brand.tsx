import Box from '@mui/material/Box'
import { useSchoolName } from '#ui/page/school-name.ts'

interface BrandProps {
  href: string
  /** The width of the window, in pixels, from which there is room for the name. */
  nameFrom: number
}

/** Logo and name, linked. */
export function Brand({ href, nameFrom }: BrandProps) {
  const name = useSchoolName()
  return (
    <Box
      component="a"
      href={href}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1.25 },
        minWidth: 44,
        minHeight: 44,
        color: 'inherit',
        textDecoration: 'none',
        fontWeight: 800,
        fontSize: { xs: '1rem', sm: '1.15rem' },
        letterSpacing: '-0.02em',
        lineHeight: 1.15,
        // On the smallest phones both have room beside the buttons.
        '@media (max-width: 379.95px)': {
          gap: 0.5,
          fontSize: '0.86rem',
          '& img': { width: 32, height: 32 },
        },
      }}
    >
      {/* The sign-in asks no store for the name. */}
      <img
        src="/uploads/logo.svg"
        alt={name ? '' : 'Website'}
        width={40}
        height={40}
        style={{ flex: 'none' }}
      />
      <Box
        component="span"
        sx={{ ...words, [`@media (max-width: ${nameFrom - 0.05}px)`]: outOfSight }}
      >
        {name}
      </Box>
    </Box>
  )
}

/** In several lines where there is no room for one. */
const words = { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }

/** Out of sight, but still the link's name for screen readers. */
const outOfSight = { position: 'absolute', clipPath: 'inset(50%)' }
