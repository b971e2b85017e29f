import { Suspense, useState } from 'react'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { LogOut, Menu } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { AdminNavigation } from '#admin/AdminNavigation.tsx'
import { useSignOut } from '#admin/use-sign-out.ts'
import { Brand } from '#ui/Brand.tsx'
import type { ContentResource } from '#ui/content-resource.ts'
import { Waiting } from '#ui/Waiting.tsx'

const SIDEBAR_WIDTH = 256

export function AdminLayout({ resources }: { resources: readonly ContentResource[] }) {
  const [open, setOpen] = useState(false)
  const signOut = useSignOut()
  const navigation = <AdminNavigation resources={resources} onChoose={() => setOpen(false)} />
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'grey.50' }}>
      <AppBar
        position="fixed"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', zIndex: (theme) => theme.zIndex.drawer + 1 }}
      >
        <Toolbar sx={{ gap: 1 }}>
          <IconButton
            aria-label="Menu"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{ display: { lg: 'none' } }}
          >
            <Menu />
          </IconButton>
          <Brand href="/" nameFrom={600} />
          <Button
            onClick={() => void signOut()}
            startIcon={<LogOut size={18} />}
            sx={{ ml: 'auto', flex: 'none' }}
          >
            Logout
          </Button>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="temporary"
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { lg: 'none' } }}
        slotProps={{ paper: { sx: { width: SIDEBAR_WIDTH } } }}
      >
        <Toolbar />
        {navigation}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', lg: 'block' } }}
        slotProps={{ paper: { sx: { width: SIDEBAR_WIDTH } } }}
      >
        <Toolbar />
        {navigation}
      </Drawer>
      <Box component="main" sx={{ ml: { lg: `${SIDEBAR_WIDTH}px` }, p: { xs: 2, sm: 3, xl: 5 } }}>
        <Toolbar />
        <Suspense fallback={<Waiting label="Loading..." />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  )
}
