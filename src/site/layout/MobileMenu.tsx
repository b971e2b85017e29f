import { useId } from 'react'
import Box from '@mui/material/Box'
import { Menu, X } from 'lucide-react'
import { anchors, navigation } from '#model/site/anchors.ts'
import { furtherPages } from '#site/layout/further-pages.ts'
import {
  NavigationLinks,
  navigationLink,
  type NavigationLinksProps,
} from '#site/layout/NavigationLinks.tsx'
import { colors, HEADER_HEIGHT, translucent } from '#ui/design.ts'

/** The header has no room for all links, as their text is enlarged: the window's width does not say so. */
export const CROWDED = '@container (max-width: 70rem)'

/**
 * The burger menu below xl: a popover, which the browser opens and closes without our scripts,
 * on Escape and on a press beside it too; on a choice, close-menu.ts closes it.
 */
export function MobileMenu(links: Omit<NavigationLinksProps, 'items'>) {
  const id = useId()
  return (
    <Box sx={{ display: { xl: 'none' }, flex: 'none', [CROWDED]: { display: 'block' } }}>
      <Box component="button" type="button" aria-label="Menü" popoverTarget={id} sx={burger}>
        <Menu aria-hidden />
        <X aria-hidden />
      </Box>
      <Box component="nav" id={id} popover="auto" aria-label="Menü" sx={panel}>
        <NavigationLinks {...links} items={navigation} />
        <Box role="group" aria-label="Gleich zu" sx={further}>
          {[...furtherPages(), { href: `${links.base}#${anchors.faq}`, label: 'Fragen' }].map(
            ({ href, label }) => (
              <Box key={href} component="a" href={href} sx={navigationLink}>
                {label}
              </Box>
            ),
          )}
        </Box>
      </Box>
    </Box>
  )
}

const burger = {
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  p: 0,
  // Its lines, not its round ground, end with the content.
  mr: -1.25,
  border: 0,
  borderRadius: '50%',
  color: 'inherit',
  bgcolor: 'transparent',
  cursor: 'pointer',
  // A browser from before 2024 could not open anything; the footer's links are there.
  '@supports not selector(:popover-open)': { display: 'none' },
  '&:hover': { bgcolor: translucent(colors.ink, 0.07) },
  // Each by itself: a selector that a browser does not know would void a list whole.
  '& .lucide-x': { display: 'none' },
  '&:has(+ :popover-open) .lucide-menu': { display: 'none' },
  '&:has(+ :popover-open) .lucide-x': { display: 'block' },
}

const panel = {
  // Until it is opened: a browser that knows no popovers would show it at all times.
  display: 'none',
  position: 'fixed',
  inset: `${HEADER_HEIGHT + 8}px 12px auto 12px`,
  width: 'auto',
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT + 20}px)`,
  overflow: 'auto',
  m: 0,
  p: 1.5,
  // Seen in forced colours only.
  border: '1px solid transparent',
  borderRadius: 2,
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 2,
  '& a': { minHeight: 52, px: 2, fontSize: '1.1rem' },
  '&:popover-open': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } },
  transition: 'opacity 180ms ease, translate 180ms ease',
  '@starting-style': { opacity: 0, translate: '0 -8px' },
}

const further = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'inherit',
  mt: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
}
