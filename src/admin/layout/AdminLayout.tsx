import { lazy, Suspense, useState } from 'react'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { LogOut, Menu } from 'lucide-react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router-dom'
import { AdminNavigation } from '#admin/layout/AdminNavigation.tsx'
import { LoadingNotice } from '#admin/layout/LoadingNotice.tsx'
import { PartNotLoaded } from '#admin/layout/PartNotLoaded.tsx'
import { useKeptFocus } from '#admin/layout/use-kept-focus.ts'
import { useLoadAhead } from '#admin/use-load-ahead.ts'
import { LanguageButton } from '#admin/messages/LanguageButton.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { PublicationStatus } from '#admin/publication/PublicationStatus.tsx'
import { useSignOut } from '#admin/accounts/use-sign-out.tsx'
import { sitePaths } from '#model/site/site-paths.ts'
import { Brand } from '#ui/page/Brand.tsx'
import { CONTENT_ID, SkipLink } from '#ui/page/SkipLink.tsx'
import type { ContentResource } from '#ui/content-resource.ts'
import { useMedia } from '#ui/reveal/use-media.ts'

const loadDrawer = () => import('#admin/layout/MobileDrawer.tsx')
const MobileDrawer = lazy(loadDrawer)

const SIDEBAR_WIDTH = 256

export function AdminLayout({ resources }: { resources: readonly ContentResource[] }) {
  // Undefined until the first press: only then the drawer is rendered.
  const [open, setOpen] = useState<boolean>()
  const { layout } = useMessages()
  const { askAndSignOut, question } = useSignOut()
  const { pathname } = useLocation()
  useKeptFocus(pathname)
  useLoadAhead(loadDrawer)
  const wide = useMedia(`(min-width: ${useTheme().breakpoints.values.lg}px)`, true)
  // Where it was never opened nothing changes: all of the layout would be rendered at each choice.
  const close = () => setOpen(open && false)
  const navigation = <AdminNavigation resources={resources} onChoose={close} />
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'grey.50' }}>
      <SkipLink>{layout.skip}</SkipLink>
      <AppBar
        position="fixed"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar sx={{ gap: { xs: 0.5, sm: 1 }, px: { xs: 1, sm: 3 } }}>
          <IconButton
            aria-label={layout.menu}
            aria-expanded={open ?? false}
            onClick={() => setOpen(!open)}
            sx={{ display: { lg: 'none' } }}
          >
            <Menu />
          </IconButton>
          <Brand href={sitePaths.home} nameFrom={600} />
          <PublicationStatus resources={resources} />
          <Box sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }}>
            <LanguageButton />
          </Box>
          <Button
            onClick={() => void askAndSignOut()}
            startIcon={<LogOut size={18} />}
            sx={{
              flex: 'none',
              px: { xs: 1, sm: 2 },
              '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'flex' } },
            }}
          >
            {layout.logout}
          </Button>
        </Toolbar>
      </AppBar>
      {wide ? (
        <Paper elevation={0} square sx={sidebar}>
          <Toolbar />
          {navigation}
        </Paper>
      ) : (
        open !== undefined && (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              <MobileDrawer open={open} onClose={() => setOpen(false)} width={SIDEBAR_WIDTH}>
                {navigation}
              </MobileDrawer>
            </Suspense>
          </ErrorBoundary>
        )
      )}
      <Box
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        sx={{
          outline: 0,
          // Below the top bar when it is skipped to.
          scrollMarginTop: 64,
          ml: { lg: `${SIDEBAR_WIDTH}px` },
          p: { xs: 2, sm: 3, xl: 5 },
        }}
      >
        <Toolbar />
        {question}
        <ErrorBoundary resetKeys={[pathname]} fallback={<PartNotLoaded />}>
          <Suspense fallback={<LoadingNotice />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  )
}

const sidebar = {
  position: 'fixed',
  insetBlock: 0,
  left: 0,
  width: SIDEBAR_WIDTH,
  overflowY: 'auto',
  borderRight: 1,
  borderColor: 'divider',
  zIndex: 'drawer',
}
