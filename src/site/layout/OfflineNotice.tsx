import Box from '@mui/material/Box'
import { WifiOff } from 'lucide-react'
import { prerenderedAt } from '#firebase/content/prerendered.ts'
import { localTime } from '#site/local-time.ts'
import { useOnline } from '#ui/browser/use-online.ts'
import { colors, HEADER_HEIGHT, radii, translucent } from '#ui/design.ts'

/** Says that the device is offline, and how old what it shows is. */
export function OfflineNotice() {
  const online = useOnline()
  const at = online ? undefined : prerenderedAt()
  return (
    <Box role="status" data-offline sx={place}>
      {!online && (
        <Box sx={notice}>
          <WifiOff size={18} aria-hidden />
          <span>{at ? `Offline, Stand: ${localTime(at)}` : 'Offline'}</span>
        </Box>
      )}
    </Box>
  )
}

/** Below the header: at the foot of the screen are cookie notice, updates, and the page's last line. */
const place = {
  position: 'fixed',
  zIndex: 'appBar',
  inset: `${HEADER_HEIGHT + 8}px 0 auto`,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
}

const notice = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderRadius: radii.pill,
  color: 'common.white',
  bgcolor: 'text.primary',
  border: `1px solid ${translucent(colors.white, 0.3)}`,
  fontSize: '0.92rem',
  fontWeight: 600,
  boxShadow: 2,
}
