import { useRef, useState } from 'react'
import type { FormValues } from '#admin/form/form-values.ts'
import { useImageUpload } from '#admin/form/use-image-upload.ts'
import { useUpdateContent } from '#admin/form/use-update-content.ts'
import type { Messages } from '#admin/messages/en.ts'
import { useContentWords, type ContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { useAuthor } from '#admin/session/use-author.ts'
import { ContentConflict } from '#data/content/transaction.ts'
import { createContent, newContentId } from '#data/content/write-content.ts'
import { NoAnswer } from '#data/deadline.ts'
import type { Draft } from '#data/drafts/draft.ts'
import { isStored } from '#data/images/is-stored.ts'
import type { Stored } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { ChosenImage } from '#model/image-file.ts'
import { failedTo, type Message } from '#model/messages.ts'
import { toast } from '#ui/toast.ts'

export interface OpenedRecord {
  readonly id: string
  /** As the form began; undefined when the stored record is broken. */
  readonly values: Stored | undefined
}

/**
 * Uploads newly chosen pictures, then writes the record.
 *
 * @param opened the record to update; undefined creates one, and only one however often it is tried
 * @returns `save` resolves to the values as stored, or to undefined when it stopped; what was
 *   uploaded by then is handed to `onUploaded`, so that a second try does not send it again;
 *   `uploadFailed` says that an upload stopped it, until the next try; `choice` is what has to be
 *   decided before it goes on, because somebody else has changed the same fields; `savedValues` are
 *   those that the form began with or saved last; `goOnFrom` makes the next save that of a form
 *   opened earlier
 */
export function useSaveContent(definition: ContentDefinition, opened: OpenedRecord | undefined) {
  const [newId, setNewId] = useState(() => definition.single ?? newContentId())
  const [saving, setSaving] = useState(false)
  const { store, begin, upload, uploadFailed } = useImageUpload()
  const running = useRef(false)
  const author = useAuthor()
  const { language, messages } = useLanguage()
  const { forms } = messages
  const content = useContentWords(definition)
  const { update, choice } = useUpdateContent(definition)
  // What the next save is compared with: a form that stays open is saved more than once.
  const base = useRef(opened)
  const [savedValues, setSavedValues] = useState(opened?.values)
  // A create without an answer may have arrived: what is there is then this form's own.
  const tried = useRef<Stored[]>([])

  function goOnFrom(draft: Pick<Draft, 'newId' | 'base' | 'values'>) {
    if (!base.current) {
      setNewId(draft.newId)
      // It may have been sent, and the tab was gone before the answer.
      const { schema } = definition
      if (schema.isValidSync(draft.values)) tried.current.push(schema.cast(draft.values))
      return
    }
    // What is broken has nothing to be compared with.
    const values = base.current.values && draft.base
    base.current = { ...base.current, values }
    setSavedValues(values)
  }

  /** A form that stays open for weeks may name a picture that was cleaned up as unused. */
  async function isThere(name: string, value: unknown): Promise<boolean> {
    const { kind, label } = definition.fields[name] ?? {}
    const isNew = kind === 'image' && value !== base.current?.values?.[name]
    if (!isNew || typeof value !== 'string' || (await isStored(value))) return true
    const description = forms.notStored(label?.[language] ?? name)
    toast.error({ id: description, title: forms.uploadError, description })
    return false
  }

  async function work(values: FormValues, onUploaded: (name: string, url: string) => void) {
    const stored = { ...values }
    for (const [name, value] of Object.entries(values)) {
      if (!(value instanceof ChosenImage)) {
        if (await isThere(name, value)) continue
        return undefined
      }
      const url = await store(value)
      if (!url) return undefined
      stored[name] = url
      onUploaded(name, url)
    }
    const written = definition.schema.cast(stored)
    try {
      if (base.current) {
        const values = await update(base.current, written)
        if (!values) return undefined
        base.current = { ...base.current, values }
        setSavedValues(values)
        Object.assign(stored, values)
      } else {
        tried.current.push(written)
        await createContent(definition, newId, written, author, tried.current)
        base.current = { id: newId, values: written }
        setSavedValues(written)
      }
    } catch (error) {
      console.error(failedTo[opened ? 'update' : 'add'](definition.labels), error)
      toast.error(failure(messages, content, error))
      return undefined
    }
    toast.success(opened ? content.updated : content.created)
    void announcePublished(messages)
    return stored
  }

  async function save(values: FormValues, onUploaded: (name: string, url: string) => void) {
    // State comes a render late for a double click; the ref does not.
    if (running.current) return undefined
    running.current = true
    setSaving(true)
    begin()
    try {
      return await work(values, onUploaded)
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  return { save, saving, upload, uploadFailed, choice, savedValues, newId, goOnFrom }
}

/** What the update itself says is more use than that it failed. */
function failure({ forms }: Messages, content: ContentWords, error: unknown): Message {
  const { title, description = title } = content.saveFailed
  if (error instanceof ContentConflict) {
    return { title: description, description: content.conflicts[error.kind] }
  }
  if (error instanceof NoAnswer) {
    return { title, description: `${description} ${forms.mayArrive}` }
  }
  return content.saveFailed
}
