import { useEffect, useRef, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { arrayMove } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Plus, Trash2, Undo2 } from 'lucide-react'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { DragHandle } from '#admin/page-editor/tools/DragHandle.tsx'
import {
  BAR_HEIGHT,
  changeRecord,
  removeRecord,
  titleOf,
  useEditing,
  type EditedRecord,
} from '#admin/page-editor/editing.ts'
import { fieldElements, fieldsOf, fieldsWithin } from '#admin/page-editor/tools/marks.ts'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { useRect, type Rect } from '#admin/page-editor/tools/use-rect.ts'
import { useContent } from '#firebase/content/content-store.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { HEADER_HEIGHT } from '#ui/design.ts'

interface RecordToolsProps {
  record: EditedRecord
  element: HTMLElement
  /** The keyboard has asked for the tools, perhaps before they were there. */
  isAwaited: boolean
  onReached: () => void
  onEdit: (only?: readonly string[]) => void
  /** Fills in a field that has no place yet, beside the record. */
  onFill: (field: string) => void
  onAdd: () => void
  /** Back to the record, with the keyboard. */
  onLeave: () => void
}

/** A frame around a record, and what can be done with it. */
export function RecordTools({ record, element, isAwaited, ...on }: RecordToolsProps) {
  const editing = useEditing()
  const ids = useContent(record.resource.definition).records.map(({ id }) => id)
  const { language, messages } = useLanguage()
  const { common, records } = messages
  const words = usePageWords()
  const rect = useRect(element)
  const [said, setSaid] = useState('')
  const toolbar = useRef<HTMLDivElement>(null)
  const { onReached } = on
  useEffect(() => {
    if (!isAwaited || !rect) return
    if (isAway(rect)) {
      element.scrollIntoView({ block: 'center' })
      return
    }
    // Who has gone on meanwhile is not brought back.
    if (document.activeElement === element) toolbar.current?.querySelector('button')?.focus()
    onReached()
  }, [isAwaited, rect, element, onReached])
  if (!rect) return null
  const { definition } = record.resource
  const { labels, single, publicWhen } = definition
  const kind = labels[language].one
  const name = words.recordName(labels, titleOf(record))
  const deleted = record.state === 'deleted'
  const hidden = publicWhen !== undefined && !record.values[publicWhen]

  const place = ids.indexOf(record.id)
  const canMove = (by: number) => place >= 0 && ids[place + by] !== undefined

  function move(by: number) {
    editing.draft.order(definition.collection, arrayMove(ids, place, place + by))
    setSaid(records.moved(name, place + by + 1, ids.length))
  }

  /** For what takes the place of the tool that was pressed. */
  function leaveWith(change: () => void) {
    change()
    on.onLeave()
  }

  /** What is in the draft alone cannot be taken back. */
  function remove() {
    if (record.stored || window.confirm(words.deleteNew(name)))
      leaveWith(() => removeRecord(editing, record))
  }

  return (
    <>
      <Box sx={frame} style={{ ...rect }} />
      <Paper
        ref={toolbar}
        role="toolbar"
        aria-label={words.tools(name)}
        data-page-tools=""
        elevation={2}
        data-away={isAway(rect) || undefined}
        sx={bar}
        style={placeOf(rect)}
        onKeyDown={({ key }) => key === 'Escape' && on.onLeave()}
      >
        <Box component="span" sx={label}>
          {name}
        </Box>
        {deleted ? (
          <Tool
            label={words.restore(name)}
            onClick={() => leaveWith(() => editing.draft.takeBack(record.key))}
          >
            <Undo2 size={20} />
          </Tool>
        ) : (
          <>
            <Tool
              label={common.editOf(name)}
              onClick={() => on.onEdit(single === undefined ? single : fieldsWithin(element))}
            >
              <Pencil size={20} />
            </Tool>
            {single === undefined && (
              <>
                {!record.resource.arrange && (
                  <>
                    <DragHandle id={record.key} label={words.drag(name)} />
                    <Tool label={words.up(name)} off={!canMove(-1)} onClick={() => move(-1)}>
                      <ArrowUp size={20} />
                    </Tool>
                    <Tool label={words.down(name)} off={!canMove(1)} onClick={() => move(1)}>
                      <ArrowDown size={20} />
                    </Tool>
                  </>
                )}
                {publicWhen && (
                  <Tool
                    label={hidden ? records.showOf(name) : words.hide(name)}
                    onClick={() => changeRecord(editing, record, { [publicWhen]: hidden })}
                  >
                    {hidden ? <Eye size={20} /> : <EyeOff size={20} />}
                  </Tool>
                )}
                <Tool label={words.after(kind, name)} onClick={on.onAdd}>
                  <Plus size={20} />
                </Tool>
                <Tool label={common.deleteOf(name)} onClick={remove}>
                  <Trash2 size={20} />
                </Tool>
              </>
            )}
          </>
        )}
      </Paper>
      {!deleted && (
        <Box
          data-page-tools=""
          sx={ghosts}
          style={{ top: rect.top + rect.height, left: rect.left }}
        >
          {missingFields(definition, element).map(([field, { label: text }]) => (
            <Chip
              key={field}
              icon={<Plus size={16} />}
              label={words.fill(text[language])}
              onClick={() => on.onFill(field)}
              sx={{ bgcolor: 'background.paper', boxShadow: 1 }}
            />
          ))}
        </Box>
      )}
      <Box component="p" role="status" sx={aloud}>
        {said}
      </Box>
    </>
  )
}

interface ToolProps {
  label: string
  off?: boolean
  onClick: () => void
  children: ReactNode
}

/** Not `disabled`, which would take the focus away from who has just pressed it. */
function Tool({ label: name, off = false, onClick, children }: ToolProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
      sx={{ opacity: off ? 0.4 : 1 }}
    >
      {children}
    </IconButton>
  )
}

/**
 * Optional fields that the record's element shows only where they hold something. The only record of
 * a type is in many places, each of which names its fields.
 */
function missingFields({ fields, single }: ContentDefinition, element: HTMLElement) {
  const shown = fieldElements(element).flatMap(fieldsOf)
  const shows = ['text', 'longText', 'textList', 'image', 'hours', 'email']
  return Object.entries(fields).filter(
    ([name, { kind, required }]) =>
      !required &&
      shows.includes(kind) &&
      !shown.includes(name) &&
      (single === undefined || fieldsOf(element).includes(name)),
  )
}

/** Below the bars at the top of the window. */
const HIGHEST = BAR_HEIGHT + HEADER_HEIGHT + 8

/** Whether the record has left the window. */
const isAway = ({ top, height }: Rect) => top + height < HIGHEST || top > window.innerHeight

/** Above the record, or over it where there is no room: always in the window. */
function placeOf({ top, left, height }: Rect) {
  const lowest = Math.max(HIGHEST, top + height - TOOLS_HEIGHT)
  return {
    top: Math.min(Math.max(top - TOOLS_HEIGHT, HIGHEST), lowest),
    left: Math.max(8, Math.min(left, window.innerWidth - TOOLS_WIDTH - 8)),
  }
}

/** About what they take, in pixels. */
const TOOLS_WIDTH = 480
const TOOLS_HEIGHT = 52

const frame = {
  position: 'fixed',
  // Below the page's own bar.
  zIndex: 'mobileStepper',
  pointerEvents: 'none',
  borderRadius: 1,
  outline: '2px solid',
  outlineOffset: '3px',
  outlineColor: 'primary.main',
}

const bar = {
  position: 'fixed',
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  maxWidth: 'calc(100vw - 16px)',
  borderRadius: 1,
  pl: 1.5,
  '& .MuiIconButton-root': { minWidth: 40, minHeight: 44 },
  // The keyboard does not lose what it is at.
  '&[data-away]:not(:focus-within)': { visibility: 'hidden' },
}

const label = {
  fontWeight: 700,
  fontSize: '0.875rem',
  maxWidth: 220,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  mr: 1,
}

const ghosts = {
  position: 'fixed',
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  pt: 1,
}

/** For screen readers alone. */
const aloud = { position: 'fixed', clipPath: 'inset(50%)' }
