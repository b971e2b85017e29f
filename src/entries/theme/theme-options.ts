import type { Shadows, ThemeOptions } from '@mui/material/styles'
import { colors, HEADER_HEIGHT, radii, shadows } from '#ui/design.ts'

/** One design for site and back office. */
export const themeOptions: ThemeOptions = {
  // The specification's steps: phones end below 768 px, the menu collapses below xl.
  breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } },
  palette: {
    primary: {
      main: colors.road,
      dark: colors.deep,
      light: colors.roadPale,
      contrastText: colors.white,
    },
    secondary: {
      main: colors.amber,
      dark: colors.amberDeep,
      light: colors.amberPale,
      contrastText: colors.ink,
    },
    error: { main: colors.red },
    success: { main: colors.green },
    text: { primary: colors.ink, secondary: colors.slate },
    background: { default: colors.white, paper: colors.white },
    divider: colors.line,
    grey: { 50: colors.mist },
  },
  shape: { borderRadius: radii.card },
  shadows: ['none', shadows.soft, ...Array<string>(23).fill(shadows.lifted)] as Shadows,
  typography: {
    fontFamily: '"Plus Jakarta Sans Variable", "Plus Jakarta Sans Fallback", system-ui, sans-serif',
    h1: {
      fontSize: 'clamp(2.4rem, 6vw, 4.25rem)',
      fontWeight: 800,
      lineHeight: 1.06,
      letterSpacing: '-0.03em',
    },
    h2: {
      fontSize: 'clamp(1.9rem, 4vw, 2.9rem)',
      fontWeight: 800,
      lineHeight: 1.12,
      letterSpacing: '-0.025em',
    },
    h3: { fontSize: '1.3rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.65 },
    overline: { fontSize: '0.8rem', fontWeight: 700, letterSpacing: '0.12em', lineHeight: 1.6 },
    button: { fontWeight: 700, textTransform: 'none' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: radii.pill, minHeight: 44, paddingInline: 22 } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // A larger paragraph, not a heading of the sixth level.
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiCssBaseline: {
      styleOverrides: {
        html: {
          // Below the fixed top bar.
          scrollPaddingTop: HEADER_HEIGHT,
        },
        // At once where a page is opened: what arrives while it is loaded would move the end of a smooth way.
        'html:not([data-loading])': {
          '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
        },
        // The font's own spaces are too narrow to tell words apart at a glance.
        body: { wordSpacing: '0.06em' },
        'button, input, textarea': { wordSpacing: 'inherit' },
        select: { textOverflow: 'ellipsis' },
        'h1, h2, h3': { textWrap: 'balance' },
        ':focus-visible': {
          // The back office has a dark side; the site has no variables.
          outline: `3px solid var(--mui-palette-primary-main, ${colors.road})`,
          outlineOffset: 2,
        },
        '@media (prefers-reduced-motion: reduce)': {
          // A toast closes when its clock's animation ends, so that one goes on.
          '*:not(.Toastify__progress-bar), *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            transitionDelay: '0ms !important',
          },
        },
      },
    },
  },
}
