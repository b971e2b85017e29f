import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useMessages } from '#admin/messages/use-messages.ts'

/**
 * In place of a screen that could not be loaded or shown: the rest of the back office stays. Made of
 * what every screen needs: it has to be there when nothing else can be loaded.
 */
export function PartNotLoaded() {
  const { common, layout } = useMessages()
  return (
    <Paper role="alert" variant="outlined" sx={notice}>
      {layout.partNotShown}
      <Button color="inherit" onClick={() => window.location.reload()} sx={{ flex: 'none' }}>
        {common.reload}
      </Button>
    </Paper>
  )
}

const notice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  p: 2,
  borderColor: 'warning.main',
}
