import type { ReactNode } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider, type Theme } from '@mui/material/styles'

/** Without emotion's prefixer: the browsers that the site is built for need none of what it adds. */
export function styleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  for (const name of prerenderedStyles() ?? []) cache.inserted[name] = true
  return cache
}

interface ProvidersProps {
  styles: EmotionCache
  theme: Theme
  /** MUI's `CssBaseline`; absent where the page was prerendered with it. */
  baseStyles?: ReactNode
  children: ReactNode
}

export function Providers({ styles, theme, baseStyles, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        {baseStyles}
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

/**
 * The names of the styles that a prerendered page brings along; undefined where it brings none. They
 * stay where they are: emotion's own way moves them, and the browser lays out the whole page again.
 */
function prerenderedStyles(): string[] | undefined {
  if (typeof document === 'undefined') return undefined
  const style = document.querySelector<HTMLStyleElement>('style[data-prerendered]')
  return style?.dataset['prerendered']?.split(' ')
}
