import { useMessages } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { useAction } from '#admin/use-action.ts'
import { restoreContent } from '#firebase/content/bin.ts'
import { ContentConflict } from '#firebase/content/transaction.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { toast } from '#ui/toast/toast.ts'

/** Puts a deleted record back and says what happened. */
export function useRestore() {
  const { busy: restoring, run } = useAction()
  const author = useAuthor()
  const messages = useMessages()

  async function restore({ collection, labels }: ContentDefinition, id: string): Promise<void> {
    const { conflicts, restored, restoreFailed } = messages.content(labels)
    const work = async () => {
      await restoreContent(collection, id, author)
      toast.success(restored)
      void announcePublished(messages)
    }
    await run(work, `Failed to restore ${labels.en.one}`, (error) => ({
      title: messages.common.error,
      description: error instanceof ContentConflict ? conflicts[error.kind] : restoreFailed,
    }))
  }

  return { restore, restoring }
}
