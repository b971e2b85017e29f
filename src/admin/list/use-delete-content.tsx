import { useRestore } from '#admin/history/use-restore.ts'
import { ToastAction } from '#admin/layout/ToastAction.tsx'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { useEmptiedText } from '#admin/use-emptied-text.ts'
import { useAction } from '#admin/use-action.ts'
import { deleteContent } from '#firebase/content/bin.ts'
import { knownRecords } from '#firebase/content/content-store.ts'
import { BIN_KEPT_DAYS } from '#model/records/history.ts'
import { failedTo } from '#model/words/messages.ts'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast/toast.ts'

/** Asks, deletes, says what happened. `remove` resolves to true when the record is gone. */
export function useDeleteContent(resource: ContentResource) {
  const { definition } = resource
  const messages = useMessages()
  const words = useContentWords(definition)
  const { busy: deleting, run } = useAction()
  const author = useAuthor()
  const { restore } = useRestore()
  const emptiedText = useEmptiedText()

  async function remove(id: string, name: string): Promise<boolean> {
    const records = knownRecords(definition) ?? []
    const rest = records.filter((record) => record.id !== id)
    const question = [
      words.confirmDelete(name, BIN_KEPT_DAYS),
      emptiedText(resource, records, rest),
    ]
    if (!window.confirm(question.filter(Boolean).join('\n\n'))) return false
    const undo = () => void restore(definition, id)
    const work = async () => {
      await deleteContent(definition, id, author)
      toast.success({
        ...words.deleted,
        action: <ToastAction label={messages.common.undo} press={undo} />,
      })
      void announcePublished(messages)
    }
    return run(work, failedTo.remove(definition.labels), words.deleteFailed)
  }

  return { remove, deleting }
}
