import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import { FileText, Inbox, KeyRound, LayoutDashboard, Trash2 } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { LanguageButton } from '#admin/messages/LanguageButton.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useRequestCounts } from '#firebase/requests/RequestsProvider.tsx'
import type { ContentResource } from '#ui/content-resource.ts'
import { Pill } from '#ui/cards/Pill.tsx'

interface AdminNavigationProps {
  resources: readonly ContentResource[]
  onChoose: () => void
}

export function AdminNavigation({ resources, onChoose }: AdminNavigationProps) {
  const { open = 0, unread = 0 } = useRequestCounts() ?? {}
  const { content, layout } = useMessages()
  return (
    <Box component="nav" aria-label={layout.navigation}>
      <List sx={list}>
        <Entry to={adminPaths.home} exact label={layout.dashboard} onChoose={onChoose}>
          <LayoutDashboard size={20} />
        </Entry>
        <Entry
          to={adminPaths.requests}
          label={layout.requests}
          onChoose={onChoose}
          waiting={open > 0 ? layout.openRequests(open, unread) : undefined}
        >
          <Inbox size={20} />
        </Entry>
      </List>
      <List sx={[list, below]}>
        {resources.map(({ definition, icon: Icon = FileText }) => (
          <Entry
            key={definition.path}
            to={adminPaths.list(definition)}
            label={content(definition.labels).list}
            onChoose={onChoose}
          >
            <Icon size={20} />
          </Entry>
        ))}
      </List>
      <List sx={[list, below]}>
        <Entry to={adminPaths.bin} label={layout.bin} onChoose={onChoose}>
          <Trash2 size={20} />
        </Entry>
        <Entry to={adminPaths.accounts} label={layout.accounts} onChoose={onChoose}>
          <KeyRound size={20} />
        </Entry>
      </List>
      {/* In the top bar of a phone it would be beside signing out. */}
      <Box sx={{ px: 2.5, pb: 2, display: { sm: 'none' } }}>
        <LanguageButton />
      </Box>
    </Box>
  )
}

const list = { px: 1.5, py: 1 }
const below = { borderTop: 1, borderColor: 'divider' }

interface EntryProps {
  to: string
  label: string
  exact?: boolean
  /** What waits to be done. */
  waiting?: string | undefined
  onChoose: () => void
  children: ReactNode
}

function Entry({ to, label, exact = false, waiting, onChoose, children }: EntryProps) {
  const { pathname } = useLocation()
  const active = pathname === to || (!exact && pathname.startsWith(`${to}/`))
  return (
    <li>
      <ListItemButton
        component={Link}
        to={to}
        selected={active}
        aria-current={active ? 'page' : undefined}
        onClick={onChoose}
        sx={{ borderRadius: 1, minHeight: 44, py: 0.5 }}
      >
        <Box
          component="span"
          sx={{
            display: 'flex',
            flex: 'none',
            width: 40,
            color: active ? 'primary.main' : 'inherit',
          }}
        >
          {children}
        </Box>
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, hyphens: 'auto', fontWeight: active ? 700 : 500 }}
        >
          {label}
        </Box>
        {waiting && <Pill size="small" label={waiting} />}
      </ListItemButton>
    </li>
  )
}
