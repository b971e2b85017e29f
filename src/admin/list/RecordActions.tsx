import type { ReactNode } from 'react'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '#admin/admin-paths.ts'
import { useDeleteContent } from '#admin/list/use-delete-content.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface RecordActionsProps {
  resource: ContentResource
  record: Content<ContentDefinition>
}

/** What can be done with one record of a list. */
export function RecordActions({ resource, record }: RecordActionsProps) {
  const { definition, Detail } = resource
  const { common } = useMessages()
  const { remove, deleting } = useDeleteContent(definition)
  const name = String(record[definition.title])
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {Detail && (
        <Action label={common.view}>
          <IconButton
            component={Link}
            disabled={deleting}
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
          disabled={deleting}
          to={adminPaths.edit(definition, record.id)}
          aria-label={common.editOf(name)}
        >
          <Pencil size={20} />
        </IconButton>
      </Action>
      <Action label={common.delete}>
        <IconButton
          color="error"
          disabled={deleting}
          onClick={() => void remove(record.id)}
          aria-label={common.deleteOf(name)}
        >
          <Trash2 size={20} />
        </IconButton>
      </Action>
    </Stack>
  )
}

/** A span keeps the tooltip working over a disabled button. */
function Action({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip title={label} describeChild>
      <span>{children}</span>
    </Tooltip>
  )
}
