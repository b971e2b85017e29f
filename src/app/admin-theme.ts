import { createTheme } from '@mui/material/styles'
import { amber, design, ink } from '#app/design.ts'

const { palette: light, ...rest } = design

/** With a dark side, which follows the system. */
export const adminTheme = createTheme({
  ...rest,
  components: {
    ...rest.components,
    MuiSwitch: {
      styleOverrides: {
        // White on white without it, now that shadows are so soft.
        thumb: ({ theme }) => ({ boxShadow: `0 0 0 1px ${theme.vars.palette.text.secondary}` }),
      },
    },
  },
  cssVariables: true,
  colorSchemes: {
    light: { palette: light ?? {} },
    dark: {
      palette: {
        primary: { main: '#7db8f0', dark: '#b5d8f8', light: '#1b3a5c', contrastText: ink },
        secondary: { main: amber, dark: '#ffcf63', light: '#4a3a10', contrastText: ink },
        error: { main: '#ff8a6b' },
        success: { main: '#6cc79a' },
        text: { primary: '#eaf1f8', secondary: '#a9b9c9' },
        background: { default: '#0b1624', paper: '#13233a' },
        divider: '#2a3d56',
        grey: { 50: '#0b1624', 100: '#1a2c45' },
      },
    },
  },
})
