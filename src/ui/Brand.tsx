import Box from '@mui/material/Box'

/** Logo and name, linked. */
export function Brand({ href }: { href: string }) {
  return (
    <Box
      component="a"
      href={href}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'inherit',
        textDecoration: 'none',
        fontWeight: 800,
        fontSize: '1.15rem',
        letterSpacing: '-0.02em',
        whiteSpace: 'nowrap',
      }}
    >
      <img src="/uploads/logo.svg" alt="" width={40} height={40} />
      Fahrschule Gera
    </Box>
  )
}
