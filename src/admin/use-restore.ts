import { useState } from 'react'
import { announcePublished } from '#admin/announce-published.ts'
import { useAuthor } from '#admin/use-author.ts'
import { restoreContent } from '#data/content/bin.ts'
import { ContentConflict } from '#data/content/transaction.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { capitalize } from '#model/messages.ts'
import { toast } from '#ui/toast.tsx'

/** Puts a deleted record back and says what happened. */
export function useRestore() {
  const [restoring, setRestoring] = useState(false)
  const author = useAuthor()

  async function restore({ collection, labels }: ContentDefinition, id: string): Promise<void> {
    if (restoring) return
    setRestoring(true)
    try {
      await restoreContent(collection, id, author)
      toast.success({
        title: `${capitalize(labels.one)} restored`,
        description: `The ${labels.one} is back as it was.`,
      })
      void announcePublished()
    } catch (error) {
      console.error(`Failed to restore ${labels.one}`, error)
      const gone = error instanceof ContentConflict
      toast.error({
        title: 'Error',
        description: gone
          ? error.message
          : `Failed to restore the ${labels.one}. Please try again.`,
      })
    } finally {
      setRestoring(false)
    }
  }

  return { restore, restoring }
}
