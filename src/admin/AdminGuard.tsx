import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useSignOut } from '#admin/use-sign-out.ts'
import { useSession } from '#data/session/session.tsx'
import { sitePaths } from '#model/site-paths.ts'
import { CenteredPage } from '#ui/CenteredPage.tsx'
import { Waiting } from '#ui/Waiting.tsx'

/** Lets admins through. The security rules are the lock; this only spares others a broken page. */
export function AdminGuard() {
  const session = useSession()
  const location = useLocation()
  const signOut = useSignOut()
  switch (session.status) {
    case 'loading':
      return <Waiting label="Checking authentication..." fullPage />
    case 'signed-out':
      return <Navigate to={adminPaths.login} replace state={{ from: location }} />
    case 'admin':
      return <Outlet />
    case 'unknown':
      return (
        <CenteredPage title="No connection">
          <Typography>
            Your access could not be checked. Please try again when you are online.
          </Typography>
          <Button variant="contained" onClick={session.retry}>
            Try again
          </Button>
        </CenteredPage>
      )
    case 'no-access':
      return (
        <CenteredPage title="No access">
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            The account {session.email} may not use the back office. Ask an administrator of the
            driving school to give it access, then sign in again.
          </Typography>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
            <Button variant="contained" onClick={() => void signOut()}>
              Sign out
            </Button>
            <Button href={sitePaths.home}>View site</Button>
          </Stack>
        </CenteredPage>
      )
  }
}
