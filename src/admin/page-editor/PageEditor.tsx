import { useMemo, useState, type ReactNode } from 'react'
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { createPortal } from 'react-dom'
import {
  BAR_HEIGHT,
  EditingContext,
  PRESENT_HEIGHT,
  type Editing,
} from '#admin/page-editor/editing.ts'
import { EditorTools } from '#admin/page-editor/tools/EditorTools.tsx'
import { useEditedContent, type HeldContent } from '#admin/page-editor/draft/use-edited-content.ts'
import { usePageDraft } from '#admin/page-editor/draft/use-page-draft.ts'
import { usePageWidth } from '#admin/page-editor/use-page-width.ts'
import { EditedContent } from '#firebase/content/content-store.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { colors, HEADER_HEIGHT, radii } from '#ui/design.ts'
import { pageStyles, pageWidths } from '#admin/preview/page-styles.ts'
import { PageWidthContext } from '#ui/reveal/use-media.ts'

interface PageEditorProps {
  resources: readonly ContentResource[]
  /** The account whose draft it is. */
  uid: string
  /** Where the page is rendered. */
  page: HTMLElement
  children: ReactNode
}

/** A public page that staff edit where they see it; what they change is their draft until published. */
export function PageEditor({ resources, uid, page, children }: PageEditorProps) {
  const [styles] = useState(pageStyles)
  const [width, setWidth] = usePageWidth(page)
  const [held, setHeld] = useState<HeldContent>()
  const draft = usePageDraft(uid)
  const editing = useMemo<Editing>(() => ({ resources, page, draft }), [resources, page, draft])
  return (
    <EditingContext value={editing}>
      <EditedContent value={useEditedContent(draft.draft, held)}>
        <GlobalStyles styles={whileEdited} />
        <PageWidthContext value={width === 'desktop' ? Infinity : pageWidths[width]}>
          {createPortal(<CacheProvider value={styles}>{children}</CacheProvider>, page)}
        </PageWidthContext>
        <EditorTools uid={uid} onHold={setHeld} width={width} onWidth={setWidth} />
      </EditedContent>
    </EditingContext>
  )
}

const barHeight = `var(${PRESENT_HEIGHT}, ${BAR_HEIGHT}px)`

const whileEdited = {
  body: { paddingTop: barHeight, backgroundColor: colors.cloud },
  'header[data-solid]': { top: `${barHeight} !important` },
  // The menu of narrow pages, and that the device is offline.
  'nav[popover], [data-offline]': {
    top: `calc(${barHeight} + ${HEADER_HEIGHT + 8}px) !important`,
  },
  '[data-record]': { WebkitTouchCallout: 'none' },
  // On any ground: what can be changed is seen before it is pointed at.
  '[data-field]': {
    cursor: 'text',
    outline: '1px dashed color-mix(in srgb, currentColor 55%, transparent)',
    outlineOffset: '2px',
  },
  // What was emptied can still be pressed.
  '[data-field]:empty:not([data-typing])::before': { content: '"\\a0\\a0\\a0"' },
  '[data-field]:hover': { outline: '2px solid currentColor' },
  // A question cuts off what is beyond its answer.
  'details [data-field]': { outlineOffset: '-2px' },
  '[data-typing]': {
    whiteSpace: 'pre-wrap !important',
    outline: '3px solid currentColor',
    outlineOffset: '4px',
    minWidth: '1ch',
  },
  '[data-ghost]:not([data-ghost=""])': {
    position: 'relative',
    outline: '3px dashed',
    outlineOffset: '-3px',
  },
  '[data-ghost]:not([data-ghost=""])::before': {
    content: 'attr(data-ghost-label)',
    position: 'absolute',
    top: 0,
    right: 12,
    zIndex: 1,
    transform: 'translateY(-50%)',
    padding: '2px 10px',
    borderRadius: radii.pill,
    backgroundColor: colors.ink,
    color: colors.white,
    fontSize: '0.8rem',
    fontWeight: 700,
  },
  '[data-ghost="hidden"]': { filter: 'grayscale(1)', borderStyle: 'dashed' },
  '[data-ghost="deleted"]': { textDecoration: 'line-through' },
  // What rises into view would move from under the press that is to edit it.
  '[data-reveal]': { opacity: '1 !important', transform: 'none !important', transition: 'none' },
  // Staff have not come to be asked for cookies.
  '[data-cookie-banner]': { display: 'none !important' },
}
