import { createContext, useContext } from 'react'
import { resourceOf } from '#admin/resource-of.ts'
import type { OpenDraft } from '#admin/page-editor/draft/use-page-draft.ts'
import { knownRecords } from '#firebase/content/content-store.ts'
import type { Stored } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { partsOfKey } from '#model/records/page-draft.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** The height of the editor's bar in pixels; the page begins below it. */
export const BAR_HEIGHT = 56
/** The same with the line of help that it may hold. */
export const PRESENT_HEIGHT = '--editor-bar-height'

/** What all parts of the page's editor work with. */
export interface Editing {
  readonly resources: readonly ContentResource[]
  /** What holds the page. */
  readonly page: HTMLElement
  readonly draft: OpenDraft
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('useEditing() needs a PageEditor around it.')
  return editing
}

/** The types that the draft changes, which the page need not show. */
export function changedTypes({ resources, draft: { draft } }: Editing): ContentDefinition[] {
  const changed = Object.keys(draft.changes).map((key) => partsOfKey(key).collection)
  return resources
    .map(({ definition }) => definition)
    .filter(({ collection }) => changed.includes(collection) || draft.orders[collection])
}

/** A record on the page, as it is stored and as the draft leaves it. */
export interface EditedRecord {
  readonly key: string
  readonly id: string
  readonly resource: ContentResource
  /** Undefined for one that the draft creates. */
  readonly stored: Stored | undefined
  readonly values: Stored
  readonly state: 'stored' | 'edited' | 'created' | 'deleted'
}

/** @returns undefined when the page shows no such record any more */
export function editedRecord(
  { resources, draft: { draft } }: Editing,
  key: string,
): EditedRecord | undefined {
  const { collection, id } = partsOfKey(key)
  const resource = resourceOf(resources, collection, id)
  if (!resource) return undefined
  const { definition, initial = definition.initial } = resource
  const stored = knownRecords(definition)?.find((record) => record.id === id)
  const { [key]: change } = draft.changes
  const found = { key, id, resource, stored, state: change?.kind ?? 'stored' } as const
  if (stored || change) return { ...found, values: { ...stored, ...change?.values } }
  // The only record of a type that visitors see built in until there is one.
  return id === definition.single ? { ...found, values: { ...initial } } : undefined
}

/** What a text field holds. */
export function textIn(values: Stored, name: string): string {
  const { [name]: value } = values
  return typeof value === 'string' ? value : ''
}

/** The record's name, in the language of the page; the type's name for one that has none yet. */
export function titleOf({ resource: { definition }, values }: EditedRecord): string {
  return definition.single === undefined ? textIn(values, definition.title).trim() : ''
}

/**
 * Puts values of a record into the draft. One that was shown built in, because the store had not
 * answered, is only created where it is known by now that there is none; where it is not, all its
 * fields are put there, so that publishing can create it or merge them.
 */
export function changeRecord({ draft }: Editing, record: EditedRecord, fields: Stored): void {
  if (Object.keys(fields).length === 0) return
  const { key, id, resource, stored, values, state } = record
  const isFirst = !stored && !draft.draft.changes[key]
  const all = ownFields(record, { ...values, ...fields })
  const known = knownRecords(resource.definition)
  // What was being created while somebody typed may be published by now.
  const isNew = known ? known.every((each) => each.id !== id) : state === 'created'
  if (isFirst && isNew) return draft.create(key, all)
  draft.change(key, ownFields(record, stored ?? values), isFirst && !known ? all : fields)
}

/** Keeps what is being typed on this device until it is put into the draft; without fields no more. */
export function keepTyped({ draft }: Editing, record: EditedRecord, fields?: Stored): void {
  const { key, stored } = record
  // One that is not there yet begins with its first change.
  if (stored || draft.draft.changes[key]) draft.keepTyped(key, ownFields(record, stored), fields)
}

/** Deletes a record in the draft; one that is only there goes at once. */
export function removeRecord({ draft }: Editing, record: EditedRecord): void {
  if (record.stored) draft.remove(record.key, ownFields(record, record.stored))
  else draft.discard('changes', record.key)
}

/** Without what the store keeps beside the fields. */
function ownFields({ resource }: EditedRecord, all: Stored = {}): Stored {
  const names = Object.keys(resource.definition.fields)
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}
