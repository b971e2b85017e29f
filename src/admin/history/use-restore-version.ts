import { useLanguage } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { useAction } from '#admin/use-action.ts'
import type { PastVersion } from '#firebase/content/history.ts'
import { updateContent } from '#firebase/content/write-content.ts'
import { decode, storedValues, type Stored } from '#model/records/decode.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { problemsText } from '#model/fields/problem.ts'
import { toast } from '#ui/toast/toast.ts'

/**
 * Makes fields again what they were in an earlier version, and says what happened.
 *
 * @param isBroken whether the record does not fit its definition: there is nothing to compare with
 */
export function useRestoreVersion(definition: ContentDefinition, id: string, isBroken: boolean) {
  const { busy: restoring, run } = useAction()
  const author = useAuthor()
  const { language, messages } = useLanguage()
  const { history } = messages

  /**
   * @param present the record's values as the screen shows them
   * @param fields the names of those to restore
   */
  async function restore(
    { record, at }: PastVersion,
    present: Stored,
    fields: readonly string[],
  ): Promise<void> {
    const then = storedValues(definition, record)
    const restored = Object.fromEntries(fields.map((name) => [name, then[name]]))
    const decoded = decode(definition, id, { ...present, ...restored })
    if (!decoded.ok) {
      const description = history.notAsItIs(
        problemsText(definition, decoded.broken.problems, language, messages.problems),
      )
      toast.error({ title: history.notRestored, description })
      return
    }
    const work = async () => {
      const values = definition.schema.cast(decoded.record)
      const opened = isBroken ? undefined : present
      const update = { opened, values, author, kind: 'restored' } as const
      const { conflicts } = await updateContent(definition, id, update)
      if (conflicts.length > 0) {
        return toast.error({ title: history.notRestored, description: history.changedMeanwhile })
      }
      toast.success(history.restored(messages.format.time(at)))
      void announcePublished(messages)
    }
    await run(work, 'Failed to restore a version', {
      title: history.notRestored,
      description: history.failed,
    })
  }

  return { restore, restoring }
}
