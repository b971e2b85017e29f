import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { editedRecord, textIn, type Editing } from '#admin/page-editor/editing.ts'
import type { FieldsPlace } from '#admin/page-editor/typing/FieldsDialog.tsx'
import { fieldElements, fieldsOf, keyOf } from '#admin/page-editor/tools/marks.ts'
import type { TypedPlace } from '#admin/page-editor/typing/TypedField.tsx'
import type { TypingEnd } from '#admin/page-editor/typing/typing.ts'
import { shownRecords, type HeldContent } from '#admin/page-editor/draft/use-edited-content.ts'
import { usePageWords } from '#admin/page-editor/use-page-words.ts'
import { newContentId } from '#firebase/content/write-content.ts'
import type { FieldKind } from '#model/fields/fields.ts'
import { draftKey } from '#model/records/page-draft.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** What can be typed where it stands, if the page shows just the text. */
const TYPED: readonly FieldKind[] = ['text', 'longText', 'email']

/** Fields that a heading names one by one. */
const MOST_NAMED = 3

interface PlacedTyping extends TypedPlace {
  readonly around: HTMLElement
}
interface PlacedDialog extends FieldsPlace {
  readonly around?: HTMLElement | undefined
}

/** Which field is being edited, and how: typed on the page, or with the form's input beside it. */
export function useFieldEditing(editing: Editing, hold: (held: HeldContent | undefined) => void) {
  const [typing, setTyping] = useState<PlacedTyping>()
  const [dialog, setDialog] = useState<PlacedDialog>()
  const { language, messages } = useLanguage()
  const words = usePageWords()

  function openField(element: HTMLElement, around: HTMLElement) {
    const record = editedRecord(editing, keyOf(around))
    if (!record || record.state === 'deleted') return
    const { definition } = record.resource
    const names = fieldsOf(element).filter((name) => definition.fields[name])
    const [name] = names
    if (name === undefined) return
    const field = definition.fields[name]
    const shown = textIn(record.values, name)
    if (
      names.length === 1 &&
      field &&
      TYPED.includes(field.kind) &&
      element.textContent === shown
    ) {
      hold(shownRecords(definition, editing.draft.draft))
      setTyping({ element, field: name, record, around })
      return
    }
    const labels = names.map((each) => definition.fields[each]?.label[language])
    // Where there are many fields, the first says what they are about.
    const heading = labels.slice(0, labels.length > MOST_NAMED ? 1 : MOST_NAMED).join(', ')
    // A whole page's text needs the width of the window.
    const anchor = field?.kind === 'markdown' ? undefined : element
    setDialog({ record, heading, anchor, only: names, around })
  }

  /** All fields, or those that stand in this place. */
  function openRecord(around: HTMLElement, only?: readonly string[]) {
    const record = editedRecord(editing, keyOf(around))
    if (!record) return
    const heading = messages.common.editOf(record.resource.definition.labels[language].one)
    setDialog({ record, heading, around, only })
  }

  /** A field that has no place on the page while it is empty. */
  function openMissing(around: HTMLElement, field: string) {
    const record = editedRecord(editing, keyOf(around))
    if (!record) return
    const heading = record.resource.definition.fields[field]?.label[language] ?? field
    setDialog({ record, heading, around, only: [field], anchor: around })
  }

  /**
   * @param after the id of the record that the new one is to follow
   * @param around what shows that one
   */
  function openNew(resource: ContentResource, after?: string, around?: HTMLElement) {
    const { definition, initial = definition.initial } = resource
    const id = newContentId()
    const key = draftKey(definition.collection, id)
    const heading = words.addOf(definition.labels[language].one)
    const record = {
      key,
      id,
      resource,
      stored: undefined,
      values: initial,
      state: 'created',
    } as const
    setDialog({ record, heading, after, around })
  }

  function openFirst(around: HTMLElement) {
    // A question's answer is not there before it is open.
    around.closest('details')?.setAttribute('open', '')
    if (around instanceof HTMLDetailsElement) around.open = true
    const first = fieldElements(around).find((element) => element.checkVisibility())
    if (first) openField(first, around)
    else openRecord(around)
  }

  function openDropped(element: HTMLElement, around: HTMLElement, file: File) {
    const record = editedRecord(editing, keyOf(around))
    const field = fieldsOf(element).find(
      (name) => record?.resource.definition.fields[name]?.kind === 'image',
    )
    if (!record || field === undefined || record.state === 'deleted') return
    const heading = record.resource.definition.fields[field]?.label[language] ?? field
    const dropped = { field, file }
    setDialog({ record, heading, anchor: element, only: [field], dropped, around })
  }

  function typed({ element, around }: PlacedTyping, how: TypingEnd) {
    setTyping(undefined)
    hold(undefined)
    if (how === 'left') return
    const elements = fieldElements(around).filter((each) => each.checkVisibility())
    const by = { next: 1, previous: -1, commit: Infinity, cancel: Infinity }[how]
    const next = elements[elements.indexOf(element) + by]
    if (next) openField(next, around)
    else around.focus()
  }

  function closeDialog() {
    // As long as it is open it takes the focus back.
    flushSync(() => setDialog(undefined))
    dialog?.around?.focus()
  }

  return {
    typing,
    typed,
    dialog,
    closeDialog,
    openField,
    openRecord,
    openMissing,
    openNew,
    openFirst,
    openDropped,
  }
}
