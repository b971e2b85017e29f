import { useState } from 'react'
import type { OpenedRecord } from '#admin/form/use-save-content.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/session/use-author.ts'
import { FieldConflict, updateContent } from '#data/content/write-content.ts'
import type { Stored } from '#model/decode.ts'
import type { ContentDefinition, Values } from '#model/define-content.ts'
import { decided, type Attempt, type Conflict, type Decision } from '#model/merge.ts'
import { toast } from '#ui/toast.ts'

/** What has to be decided before a save can go on. */
export interface Choice {
  readonly conflicts: readonly Conflict[]
  /** Without a decision nothing is saved, and the form stays as it is. */
  readonly decide: (decision: Decision | undefined) => void
}

/** Updates a record; where somebody else has changed the same fields, asks which value it is to have. */
export function useUpdateContent<D extends ContentDefinition>(definition: D) {
  const author = useAuthor()
  const { language, messages } = useLanguage()
  const [choice, setChoice] = useState<Choice>()

  function ask({ conflicts }: FieldConflict): Promise<Decision | undefined> {
    return new Promise((resolve) => {
      setChoice({
        conflicts,
        decide: (decision) => {
          setChoice(undefined)
          resolve(decision)
        },
      })
    })
  }

  /**
   * @returns what the record then holds; undefined when nothing was decided
   * @throws as `updateContent`
   */
  async function update(record: OpenedRecord, values: Values<D>): Promise<Stored | undefined> {
    let attempt: Attempt<Values<D>> = { opened: record.values, values, aside: undefined }
    // While somebody decides, somebody else may change it again.
    for (;;) {
      try {
        const { values: written, theirs } = await updateContent(definition, record.id, {
          ...attempt,
          author,
        })
        if (theirs.length > 0) tell(theirs)
        return written
      } catch (error) {
        if (!(error instanceof FieldConflict)) throw error
        const decision = await ask(error)
        if (!decision) return undefined
        attempt = decided(attempt, error.conflicts, decision)
      }
    }
  }

  function tell(fields: readonly string[]) {
    const names = fields.map((name) => definition.fields[name]?.label[language] ?? name).join(', ')
    const { title, description } = messages.forms.bothSaved
    toast.info({ title, description: description(names) })
  }

  return { update, choice }
}
