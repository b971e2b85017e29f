import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { Copy, Eye, EyeOff, Pencil, Printer, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useDeleteContent } from '#admin/list/use-delete-content.tsx'
import { useShown } from '#admin/list/use-shown.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { recordName } from '#admin/record-name.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface RecordActionsProps {
  resource: ContentResource
  record: Content<ContentDefinition>
}

/** What can be done with one record of a list. On phones the whole row of a table edits it. */
export function RecordActions({ resource, record }: RecordActionsProps) {
  const { definition, Detail, printHref } = resource
  const { language, messages } = useLanguage()
  const { common, records: words } = messages
  const { remove, deleting } = useDeleteContent(resource)
  const { isShown, setShown, setting } = useShown(resource, record)
  const name = String(record[definition.title])
  const busy = deleting || setting
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {Detail && (
        <Action label={common.view} sx={{ 'td &': notOnPhones }}>
          <IconButton
            component={Link}
            disabled={busy}
            to={adminPaths.detail(definition, record.id)}
            aria-label={common.viewOf(name)}
          >
            <Eye size={20} />
          </IconButton>
        </Action>
      )}
      <Action label={common.edit}>
        <IconButton
          component={Link}
          disabled={busy}
          to={adminPaths.edit(definition, record.id)}
          aria-label={common.editOf(name)}
          sx={{ 'td &': wholeRow }}
        >
          <Pencil size={20} />
        </IconButton>
      </Action>
      {isShown !== undefined && (
        <Action label={isShown ? words.hide : words.show}>
          <IconButton
            disabled={busy}
            onClick={() => void setShown(!isShown)}
            aria-label={isShown ? words.hideOf(name) : words.showOf(name)}
          >
            {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        </Action>
      )}
      {printHref && isShown !== false && (
        <Action label={common.print}>
          <IconButton
            href={printHref(record)}
            target="_blank"
            disabled={busy}
            aria-label={words.printOf(name)}
          >
            <Printer size={20} />
          </IconButton>
        </Action>
      )}
      <Action label={common.copy}>
        <IconButton
          component={Link}
          disabled={busy}
          to={adminPaths.copy(definition, record.id)}
          aria-label={words.copyOf(name)}
        >
          <Copy size={20} />
        </IconButton>
      </Action>
      <Action label={common.delete}>
        <IconButton
          color="error"
          disabled={busy}
          onClick={() => void remove(record.id, recordName(definition, record, language) ?? name)}
          aria-label={common.deleteOf(name)}
        >
          <Trash2 size={20} />
        </IconButton>
      </Action>
    </Stack>
  )
}

const notOnPhones = { '@media (max-width: 767.95px)': { display: 'none' } }

/** Its row is what it is placed in; the other actions lie above it, and the text needs its room. */
const wholeRow = {
  '@media (max-width: 767.95px)': {
    position: 'static',
    ml: '-44px',
    '& svg': { display: 'none' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&.Mui-focusVisible::after': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  },
}

/** A span keeps the tooltip working over a disabled button. */
function Action({ label, sx, children }: { label: string; sx?: object; children: ReactNode }) {
  return (
    <Tooltip title={label} describeChild>
      <Box component="span" sx={sx}>
        {children}
      </Box>
    </Tooltip>
  )
}
