import Box from '@mui/material/Box'

/** Logo and name, linked; `compact` leaves the name out on phones. */
export function Brand({ href, compact = false }: { href: string; compact?: boolean }) {
  return (
    <Box
      component="a"
      href={href}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1.25 },
        minHeight: 44,
        color: 'inherit',
        textDecoration: 'none',
        fontWeight: 800,
        fontSize: { xs: '1rem', sm: '1.15rem' },
        letterSpacing: '-0.02em',
        whiteSpace: 'nowrap',
      }}
    >
      <img src="/uploads/logo.svg" alt="" width={40} height={40} />
      <Box component="span" sx={compact ? hiddenOnPhones : {}}>
        Fahrschule Gera
      </Box>
    </Box>
  )
}

/** Out of sight, but still the link's name for screen readers. */
const hiddenOnPhones = {
  '@media (max-width: 599.95px)': { position: 'absolute', clipPath: 'inset(50%)' },
}
