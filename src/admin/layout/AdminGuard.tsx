import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useSignOut } from '#admin/accounts/use-sign-out.tsx'
import { useSession } from '#firebase/session/session.tsx'
import { sitePaths } from '#model/site/site-paths.ts'
import { CenteredPage } from '#ui/page/CenteredPage.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** Lets admins through. The security rules are the lock; this only spares others a broken page. */
export function AdminGuard() {
  const session = useSession()
  const location = useLocation()
  const { askAndSignOut, question } = useSignOut()
  const { common, session: words } = useMessages()
  switch (session.status) {
    case 'loading':
      return <Spinner label={words.checking} fullPage />
    case 'signed-out':
      return <Navigate to={adminPaths.login} replace state={{ from: location }} />
    case 'admin':
      return <Outlet />
    case 'unknown':
      return (
        <CenteredPage title={words.noConnection}>
          <Typography>{words.notChecked}</Typography>
          <Button variant="contained" onClick={session.retry}>
            {common.tryAgain}
          </Button>
        </CenteredPage>
      )
    case 'no-access':
      return (
        <CenteredPage title={words.noAccess}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {words.notAllowed(session.email)}
          </Typography>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
            <Button variant="contained" onClick={() => void askAndSignOut()}>
              {words.signOut}
            </Button>
            <Button href={sitePaths.home}>{common.viewSite}</Button>
          </Stack>
          {question}
        </CenteredPage>
      )
  }
}
