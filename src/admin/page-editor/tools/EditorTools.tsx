import { useEffect, useState } from 'react'
import { arrayMove } from '@dnd-kit/sortable'
import { DragArea } from '#admin/page-editor/tools/DragArea.tsx'
import { changeRecord, editedRecord, useEditing, type Editing } from '#admin/page-editor/editing.ts'
import { EditorBar } from '#admin/page-editor/EditorBar.tsx'
import { FieldsDialog, type FieldsPlace } from '#admin/page-editor/typing/FieldsDialog.tsx'
import { elementsOf, keyOf } from '#admin/page-editor/tools/marks.ts'
import { RecordTools } from '#admin/page-editor/tools/RecordTools.tsx'
import { TypedField } from '#admin/page-editor/typing/TypedField.tsx'
import { useActiveRecord } from '#admin/page-editor/tools/use-active-record.ts'
import { shownRecords, type HeldContent } from '#admin/page-editor/draft/use-edited-content.ts'
import { useFieldEditing } from '#admin/page-editor/typing/use-field-editing.ts'
import { useMarkedRecords } from '#admin/page-editor/tools/use-marked-records.ts'
import { usePageEvents } from '#admin/page-editor/use-page-events.ts'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { usePublish } from '#admin/page-editor/draft/use-publish.tsx'
import type { Stored } from '#model/records/decode.ts'
import { partsOfKey } from '#model/records/page-draft.ts'
import { toast } from '#ui/toast/toast.ts'
import type { PageWidth } from '#admin/preview/page-styles.ts'

interface EditorToolsProps {
  uid: string
  /** Lists that must stay as they are while somebody types into one of their records. */
  onHold: (held: HeldContent | undefined) => void
  width: PageWidth
  onWidth: (width: PageWidth) => void
}

/** Everything that lies over the page while it is edited. */
export function EditorTools({ uid, onHold, width, onWidth }: EditorToolsProps) {
  const editing = useEditing()
  const { page, draft } = editing
  const words = usePageWords()
  const [active, setActive] = useActiveRecord(page)
  const [isToolsAwaited, setToolsAwaited] = useState(false)
  const fields = useFieldEditing(editing, onHold)
  const { typing, dialog } = fields
  const { publish, publishing, dialog: question } = usePublish(editing, uid, show)
  // What is typed meanwhile would go out half typed, or replace what the draft turns out to hold.
  const held = publishing || draft.status === 'loading'
  useEffect(() => void page.toggleAttribute('inert', held), [page, held])
  useMarkedRecords(editing)
  usePageEvents(page, {
    onField: (element, record) => {
      setActive(record)
      fields.openField(element, record)
    },
    onRecord: setActive,
    onFixed: () => toast.info({ id: 'fixed', title: words.fixed, description: words.whatChanges }),
    onEnter: fields.openFirst,
    onTools: (record) => {
      // The mouse may rest on another one.
      setActive(record)
      setToolsAwaited(true)
    },
    onLeave: () => setActive(undefined),
    onDrop: fields.openDropped,
  })
  const record = active && editedRecord(editing, keyOf(active))

  function drop(key: string, over: string) {
    const { collection, id } = partsOfKey(key)
    const resource = editing.resources.find(
      ({ definition }) => definition.collection === collection,
    )
    if (!resource) return
    const { records } = shownRecords(resource.definition, draft.draft)
    const ids = records.map((each) => each.id)
    const to = ids.indexOf(partsOfKey(over).id)
    if (to >= 0) draft.order(collection, arrayMove(ids, ids.indexOf(id), to))
  }

  function show(key: string) {
    const [element] = elementsOf(page, key)
    if (!element) toast.info({ id: 'elsewhere', title: words.elsewhere })
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
    setActive(element)
  }

  return (
    <aside aria-label={words.bar}>
      <DragArea onDrop={drop}>
        {record && !typing && !dialog && !held && (
          <RecordTools
            key={record.key}
            record={record}
            element={active}
            isAwaited={isToolsAwaited}
            onReached={() => setToolsAwaited(false)}
            onEdit={(only) => fields.openRecord(active, only)}
            onFill={(field) => fields.openMissing(active, field)}
            onAdd={() => fields.openNew(record.resource, record.id, active)}
            onLeave={() => active.focus()}
          />
        )}
      </DragArea>
      {typing && (
        <TypedField key={typing.field} {...typing} onDone={(how) => fields.typed(typing, how)} />
      )}
      {dialog && (
        <FieldsDialog
          key={dialog.heading}
          {...dialog}
          onApply={(values) => {
            apply(editing, dialog, values)
            fields.closeDialog()
          }}
          onClose={fields.closeDialog}
        />
      )}
      <EditorBar
        width={width}
        onWidth={onWidth}
        publishing={publishing}
        onPublish={() => void publish()}
        onAdd={fields.openNew}
        onShow={show}
      />
      {question}
    </aside>
  )
}

/** The new record stands after the one beside which it was added. */
function apply(editing: Editing, { record, after }: FieldsPlace, values: Stored) {
  changeRecord(editing, record, values)
  if (after === undefined || record.resource.arrange) return
  const { definition } = record.resource
  const { records } = shownRecords(definition, editing.draft.draft)
  const ids = records.map(({ id }) => id)
  const place = ids.indexOf(after) + 1
  editing.draft.order(definition.collection, ids.toSpliced(place, 0, record.id))
}
