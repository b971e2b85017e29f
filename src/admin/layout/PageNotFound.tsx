import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { sitePaths } from '#model/site/site-paths.ts'

/** An address of the back office that leads nowhere. */
export function PageNotFound() {
  const { layout } = useMessages()
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PageTitle>404</PageTitle>
      <Typography>{layout.pageNotFound}</Typography>
      <Stack direction="row" spacing={1}>
        <Button component={Link} to={adminPaths.home} variant="contained">
          {layout.toDashboard}
        </Button>
        <Button href={sitePaths.home}>{layout.toSite}</Button>
      </Stack>
    </Stack>
  )
}
