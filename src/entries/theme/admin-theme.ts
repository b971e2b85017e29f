import { buttonClasses } from '@mui/material/Button'
import { buttonBaseClasses } from '@mui/material/ButtonBase'
import { createTheme } from '@mui/material/styles'
import { themeOptions } from '#entries/theme/theme-options.ts'
import { colors, nightColors } from '#ui/design.ts'

const { palette: light, ...rest } = themeOptions

/** With a dark side, which follows the system. */
export const adminTheme = createTheme({
  ...rest,
  components: {
    ...rest.components,
    // Without ripples, like the site. They are also what would show the focus.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: ({ theme }) => ({
          '&:active': { opacity: 0.7 },
          [`&.${buttonBaseClasses.focusVisible}`]: {
            outline: `3px solid ${theme.vars.palette.primary.main}`,
            // Inside, where nothing around cuts it off; around those of its own colour.
            outlineOffset: -3,
            [`&.${buttonClasses.contained}`]: { outlineOffset: 2 },
          },
        }),
      },
    },
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
        primary: {
          main: nightColors.road,
          dark: nightColors.roadLight,
          light: nightColors.roadDark,
          contrastText: colors.ink,
        },
        secondary: {
          main: colors.amber,
          dark: nightColors.amberLight,
          light: nightColors.amberDark,
          contrastText: colors.ink,
        },
        error: { main: nightColors.red },
        success: { main: nightColors.green },
        text: { primary: nightColors.text, secondary: nightColors.textQuiet },
        background: { default: nightColors.ground, paper: nightColors.paper },
        divider: nightColors.line,
        grey: { 50: nightColors.ground, 100: nightColors.panel },
      },
    },
  },
})
