import { useState } from 'react'
import { announcePublished } from '#admin/announce-published.ts'
import { deleteContent } from '#data/content/write-content.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { toast } from '#ui/toast.tsx'

/** Asks, deletes, says what happened. `remove` resolves to true when the record is gone. */
export function useDeleteContent(definition: ContentDefinition) {
  const { messages } = definition
  const [deleting, setDeleting] = useState(false)

  async function remove(id: string): Promise<boolean> {
    if (deleting || !window.confirm(messages.confirmDelete)) return false
    setDeleting(true)
    try {
      await deleteContent(definition, id)
      toast.success(messages.deleted)
      void announcePublished()
      return true
    } catch (error) {
      console.error(messages.removeFailed, error)
      toast.error(messages.deleteFailed)
      return false
    } finally {
      setDeleting(false)
    }
  }

  return { remove, deleting }
}
