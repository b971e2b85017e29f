import Typography from '@mui/material/Typography'
import { useTitle } from '#ui/browser/use-title.ts'

/** A screen's heading, which also names the browser's tab. */
export function PageTitle({ children: title }: { children: string }) {
  useTitle(title)
  return (
    <Typography
      component="h1"
      variant="h2"
      tabIndex={-1}
      sx={{ outline: 0, fontSize: '2rem', overflowWrap: 'anywhere', minWidth: 0 }}
    >
      {title}
    </Typography>
  )
}
