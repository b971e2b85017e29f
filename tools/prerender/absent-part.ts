/** Stands in for a part of a library that is never used here: see lean-libraries.ts. */
function absent(): never {
  throw new Error(
    'This part of a library is not in the build: see tools/prerender/lean-libraries.ts.',
  )
}

export { absent as default }
// @mui/material/styles/ThemeProviderWithVars.mjs
export { absent as CssVarsProvider }
// tiny-case
export { absent as camelCase, absent as snakeCase }
