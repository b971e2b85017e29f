import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { Link } from 'react-router-dom'
import { useMessages } from '#admin/messages/use-messages.ts'
import { Notice } from '#ui/Notice.tsx'
import { useOnline } from '#ui/browser/use-online.ts'
import { FOOT } from '#ui/toast/foot.ts'
import { showFocused } from '#ui/browser/show-focused.ts'
import { useHeightVariable } from '#ui/browser/use-height-variable.ts'

interface FormBarProps {
  /** The words of the button that saves. */
  save: string
  /** Where cancelling leads. */
  back: string
  busy: boolean
  /** Whether it may be saved yet. */
  ready: boolean
  /** Whether the last try to save has not reached the server. */
  unreached: boolean
}

/** Always in the window, however long the form is. */
export function FormBar({ save, back, busy, ready, unreached }: FormBarProps) {
  const { common, forms } = useMessages()
  const offline = !useOnline()
  const bar = useRef<HTMLDivElement>(null)
  useHeightVariable(bar, FOOT)
  useEffect(() => {
    const form = bar.current?.closest('form')
    form?.addEventListener('focusin', showFocused)
    return () => form?.removeEventListener('focusin', showFocused)
  }, [])
  return (
    <Box ref={bar} sx={place}>
      {clearOfBar}
      <Box role="status" sx={{ flex: '1 1 100%', '&:empty': { display: 'none' } }}>
        {(offline || unreached) && (
          <Notice kind="warning" role="group">
            {forms.noConnection}
          </Notice>
        )}
      </Box>
      <Button component={Link} to={back} disabled={busy}>
        {common.cancel}
      </Button>
      <Button type="submit" variant="contained" disabled={!ready}>
        {save}
      </Button>
    </Box>
  )
}

/** What has the focus scrolls clear of the bar. */
const clearOfBar = <GlobalStyles styles={{ html: { scrollPaddingBottom: `var(${FOOT})` } }} />

const place = {
  position: 'sticky',
  bottom: 0,
  // Above the labels of the inputs that scroll below it.
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1,
  rowGap: 1,
  // As wide as the paper around it.
  mt: 3,
  mx: { xs: -2, sm: -4 },
  mb: { xs: -2, sm: -4 },
  px: { xs: 2, sm: 4 },
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 14px 14px',
  bgcolor: 'background.paper',
  // Beside each other, whatever they are called.
  '@media (max-width: 599.95px)': { '& > a, & > button': { px: 1.5 } },
} as const
