import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { PageTitle } from '#admin/PageTitle.tsx'

/** An address of the back office that leads nowhere. */
export function PageNotFound() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageTitle>Page not found</PageTitle>
      <Typography>There is nothing at this address.</Typography>
      <Button component={Link} to={adminPaths.home} variant="contained">
        Back to the dashboard
      </Button>
    </Stack>
  )
}
