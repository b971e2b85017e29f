import { createTheme } from '@mui/material/styles'

/** The school's colours; the pictures under `public/uploads` are drawn in the same ones. */
const ink = '#0e2238'
const deep = '#17406d'
const road = '#2463a6'
const amber = '#ffb81c'
const mist = '#f3f7fb'

export const theme = createTheme({
  cssVariables: true,
  palette: {
    primary: { main: road, dark: deep, light: '#dcebf7', contrastText: '#ffffff' },
    secondary: { main: amber, dark: '#e6a000', light: '#fff3d6', contrastText: ink },
    error: { main: '#c03a17' },
    success: { main: '#2f7a59' },
    text: { primary: ink, secondary: '#46586c' },
    background: { default: '#ffffff', paper: '#ffffff' },
    divider: '#dbe4ec',
    grey: { 50: mist },
  },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: '"Plus Jakarta Sans Variable", system-ui, sans-serif',
    h1: {
      fontSize: 'clamp(2.4rem, 6vw, 4.25rem)',
      fontWeight: 800,
      lineHeight: 1.06,
      letterSpacing: '-0.03em',
    },
    h2: {
      fontSize: 'clamp(1.9rem, 4vw, 2.75rem)',
      fontWeight: 800,
      lineHeight: 1.15,
      letterSpacing: '-0.02em',
    },
    h3: { fontSize: '1.3rem', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.65 },
    overline: { fontSize: '0.8rem', fontWeight: 700, letterSpacing: '0.12em', lineHeight: 1.6 },
    button: { fontWeight: 700, textTransform: 'none' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, minHeight: 44, paddingInline: 22 } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    // A larger paragraph, not a heading of the sixth level.
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: 80 },
        // The font's own spaces are too narrow to tell words apart at a glance.
        body: { wordSpacing: '0.06em' },
        ':focus-visible': { outline: `3px solid ${road}`, outlineOffset: 2 },
      },
    },
  },
})
