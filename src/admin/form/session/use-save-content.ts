import { useRef } from 'react'
import type { FormEvent, FormSession } from '#admin/form/session/form-session.ts'
import type { Messages } from '#admin/messages/en.ts'
import { useContentWords, type ContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { knownNameOf } from '#admin/accounts/use-name-of.ts'
import { ContentConflict, DoesNotFit, isUnreached } from '#firebase/content/transaction.ts'
import { createContent, updateContent, type SaveResult } from '#firebase/content/write-content.ts'
import { NoAnswer } from '#firebase/timing/deadline.ts'
import { isStored } from '#firebase/images/upload-image.ts'
import { problemsText } from '#model/fields/problem.ts'
import type { Stored } from '#model/records/decode.ts'
import type { ContentDefinition, Values } from '#model/records/define-content.ts'
import type { Attempt } from '#model/records/merge.ts'
import { failedTo, type Message } from '#model/words/messages.ts'
import { toast } from '#ui/toast/toast.ts'

type FormAttempt = Attempt<Values<ContentDefinition>>

/** @returns a function that writes what a form holds, and says how it went */
export function useSaveContent(
  definition: ContentDefinition,
  session: FormSession,
  dispatch: (event: FormEvent) => void,
) {
  // State comes a render late for a double click; the ref does not.
  const running = useRef(false)
  const author = useAuthor()
  const { language, messages } = useLanguage()
  const { forms } = messages
  const content = useContentWords(definition)
  const nameOf = (field: string) => definition.fields[field]?.label[language] ?? field

  const textOf = ({ problems }: DoesNotFit) =>
    problemsText(definition, problems, language, messages.problems)

  /** A form that stays open for weeks may name a picture that was cleaned up as unused. */
  async function missingPicture({ opened, values }: FormAttempt): Promise<string | undefined> {
    for (const [name, { kind }] of Object.entries(definition.fields)) {
      const { [name]: address } = values as Stored
      const isNew = kind === 'image' && address !== opened?.[name]
      if (isNew && typeof address === 'string' && !(await isStored(address))) return name
    }
    return undefined
  }

  async function write(attempt: FormAttempt): Promise<SaveResult> {
    const { id, newId, tried } = session
    if (id !== undefined && !attempt.createsNew)
      return updateContent(definition, id, { ...attempt, author })
    const { values } = attempt
    await createContent(definition, newId, values, author, [...tried, values])
    return { conflicts: [], values, theirs: [] }
  }

  async function run(attempt: FormAttempt): Promise<void> {
    const creates = session.id === undefined || attempt.createsNew
    const id = creates ? session.newId : session.id
    dispatch({ type: 'saveStarted', attempt })
    const missing = await missingPicture(attempt)
    if (missing !== undefined) {
      const description = forms.notStored(nameOf(missing))
      toast.error({ title: forms.uploadError, description })
      return dispatch({ type: 'saveStopped' })
    }
    try {
      const { conflicts, values, theirs, lastAuthor } = await write(attempt)
      // While somebody decides, somebody else may change it again.
      if (conflicts.length > 0) return dispatch({ type: 'conflictsFound', conflicts })
      dispatch({ type: 'saved', id, values })
      if (theirs.length > 0) {
        const fields = theirs.map(nameOf).join(', ')
        toast.info(forms.bothSaved(fields, lastAuthor && knownNameOf(lastAuthor)))
      }
      toast.success(creates ? content.created : content.updated)
      void announcePublished(messages)
    } catch (error) {
      const operation = creates ? 'add' : 'update'
      console.error(failedTo[operation](definition.labels), error)
      const { title } = content.saveFailed
      const description = error instanceof DoesNotFit && textOf(error)
      toast.error(description ? { title, description } : failure(messages, content, error))
      dispatch({ type: 'saveStopped', unreached: isUnreached(error) })
    }
  }

  return async function save(attempt: FormAttempt): Promise<void> {
    if (running.current) return
    running.current = true
    try {
      await run(attempt)
    } finally {
      running.current = false
    }
  }
}

/** Some specified sentences have no full stop, which they need before another one. */
export const withMore = (sentence: string, more: string) =>
  `${sentence.replace(/(?<![.!?])$/, '.')} ${more}`

/** What the update itself says is more use than that it failed. */
function failure({ forms }: Messages, content: ContentWords, error: unknown): Message {
  const { title, description = title } = content.saveFailed
  if (error instanceof ContentConflict) {
    return { title: description, description: content.conflicts[error.kind] }
  }
  if (error instanceof NoAnswer) {
    return { title, description: withMore(description, forms.mayArrive) }
  }
  return content.saveFailed
}
