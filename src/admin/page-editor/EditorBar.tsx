import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { ArrowLeft, Plus } from 'lucide-react'
import { adminPaths } from '#admin/admin-paths.ts'
import LeaveQuestion from '#admin/form/LeaveQuestion.tsx'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { ChangesDialog } from '#admin/page-editor/draft/ChangesDialog.tsx'
import { LeaveDialog } from '#admin/page-editor/draft/LeaveDialog.tsx'
import { BAR_HEIGHT, PRESENT_HEIGHT, useEditing } from '#admin/page-editor/editing.ts'
import { EditorHint } from '#admin/page-editor/EditorHint.tsx'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { countChanges } from '#model/records/page-draft.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import type { PageWidth } from '#admin/preview/page-styles.ts'
import { WidthSwitch } from '#admin/preview/WidthSwitch.tsx'
import { useHeightVariable } from '#ui/browser/use-height-variable.ts'

interface EditorBarProps {
  width: PageWidth
  onWidth: (width: PageWidth) => void
  publishing: boolean
  onPublish: () => void
  onAdd: (resource: ContentResource) => void
  onShow: (key: string) => void
}

/** What is changed, and what becomes of it. */
export function EditorBar(props: EditorBarProps) {
  const { width, onWidth, publishing, onPublish, onAdd, onShow } = props
  const { draft } = useEditing()
  const words = usePageWords()
  const [dialog, setDialog] = useState<'changes' | 'leave'>()
  const [discarding, setDiscarding] = useState(false)
  const count = countChanges(draft.draft)
  const { loadingDraft, noDraft, discard, discardQuestion, discardExplanation } = words
  const said = { loading: loadingDraft, failed: noDraft, ready: words.changes(count) }
  // At once: as long as it is open it takes the focus back.
  const close = () => flushSync(() => setDialog(undefined))
  const off = publishing || count === 0
  // Not `disabled`, which would take the focus away from who has just pressed it.
  const held = { 'aria-disabled': off, className: off ? 'Mui-disabled' : '' }
  const whole = useRef<HTMLDivElement>(null)
  useHeightVariable(whole, PRESENT_HEIGHT)
  return (
    <AppBar
      ref={whole}
      component="div"
      position="fixed"
      color="default"
      elevation={1}
      data-page-tools=""
      sx={bar}
    >
      <Toolbar variant="dense" sx={{ minHeight: BAR_HEIGHT, gap: { xs: 0.5, md: 1.5 }, px: 1 }}>
        <IconButton
          href={adminPaths.home}
          onClick={(event) => {
            if (count === 0) return
            event.preventDefault()
            setDialog('leave')
          }}
          aria-label={words.toBackOffice}
          title={words.toBackOffice}
        >
          <ArrowLeft size={20} />
        </IconButton>
        <Typography component="h2" sx={heading}>
          {words.bar}
        </Typography>
        <Button
          disabled={publishing}
          onClick={() => setDialog('changes')}
          sx={{ px: 1, minWidth: 0, whiteSpace: 'nowrap' }}
        >
          {said[draft.status]}
        </Button>
        <AddMenu off={publishing || draft.status === 'loading'} onAdd={onAdd} />
        <Box sx={widthSwitch}>
          <WidthSwitch
            label={words.widths}
            names={words.widthNames}
            widths={['phone', 'tablet', 'desktop']}
            chosen={width}
            onChoose={onWidth}
          />
        </Box>
        {/* On a phone it is in the list of changes. */}
        <Button
          color="error"
          {...held}
          onClick={off ? undefined : () => setDiscarding(true)}
          sx={{ ml: 'auto', display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {discard}
        </Button>
        <Button
          variant="contained"
          {...held}
          onClick={off ? undefined : onPublish}
          sx={{ ml: { xs: 'auto', sm: 0 }, flex: 'none', px: { xs: 1.5, sm: 2.5 } }}
        >
          {publishing ? words.publishing : words.publish}
        </Button>
      </Toolbar>
      <EditorHint />
      {dialog === 'leave' && <LeaveDialog count={count} onPublish={onPublish} onClose={close} />}
      {dialog === 'changes' && (
        <ChangesDialog
          onClose={close}
          onDiscard={() => setDiscarding(true)}
          onShow={(key) => {
            close()
            onShow(key)
          }}
        />
      )}
      {discarding && (
        <LeaveQuestion
          open
          words={{ question: discardQuestion, explanation: discardExplanation, yes: discard }}
          onStay={() => setDiscarding(false)}
          onLeave={() => {
            draft.discardAll()
            setDiscarding(false)
            close()
          }}
        />
      )}
    </AppBar>
  )
}

function AddMenu({ off, onAdd }: Pick<EditorBarProps, 'onAdd'> & { off: boolean }) {
  const { resources } = useEditing()
  const { language } = useLanguage()
  const words = usePageWords()
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <IconButton
        aria-label={words.add}
        title={words.add}
        aria-haspopup="menu"
        disabled={off}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Plus size={20} />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
      >
        {resources
          .filter(({ definition }) => definition.single === undefined)
          .map((resource) => (
            <MenuItem
              key={resource.definition.collection}
              onClick={() => {
                setAnchor(undefined)
                onAdd(resource)
              }}
            >
              {words.addOf(resource.definition.labels[language].one)}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}

const bar = { zIndex: (theme: { zIndex: { drawer: number } }) => theme.zIndex.drawer + 1 }

const heading = {
  display: { xs: 'none', lg: 'block' },
  fontWeight: 800,
  fontSize: '1rem',
  whiteSpace: 'nowrap',
}

/** Offers what the window has room for. */
const widthSwitch = {
  display: { xs: 'none', sm: 'block' },
  '& [value=tablet]': { display: { sm: 'none', lg: 'inline-flex' } },
}
