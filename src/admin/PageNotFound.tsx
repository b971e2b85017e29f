import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { PageTitle } from '#admin/PageTitle.tsx'
import { sitePaths } from '#model/site-paths.ts'

/** An address of the back office that leads nowhere. */
export function PageNotFound() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageTitle>404</PageTitle>
      <Typography>Oops! Page not found</Typography>
      <Stack direction="row" spacing={1}>
        <Button component={Link} to={adminPaths.home} variant="contained">
          Back to the dashboard
        </Button>
        <Button href={sitePaths.home}>To the site</Button>
      </Stack>
    </Stack>
  )
}
