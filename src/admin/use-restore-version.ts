import { useState } from 'react'
import { announcePublished } from '#admin/announce-published.ts'
import { formatTime } from '#admin/format-time.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/use-author.ts'
import type { PastVersion } from '#data/content/history.ts'
import { FieldConflict, updateContent } from '#data/content/write-content.ts'
import { decode, type Stored } from '#model/decode.ts'
import type { ContentDefinition } from '#model/define-content.ts'
import { problemsText } from '#model/problem.ts'
import { toast } from '#ui/toast.tsx'

/** Makes an earlier version the newest, and says what happened. */
export function useRestoreVersion(definition: ContentDefinition, id: string) {
  const [restoring, setRestoring] = useState(false)
  const author = useAuthor()
  const { language, messages } = useLanguage()

  /** @param present the record's values as the screen shows them */
  async function restore({ record, at }: PastVersion, present: Stored): Promise<void> {
    if (restoring) return
    const decoded = decode(definition, id, record)
    if (!decoded.ok) {
      const description = `This version cannot be restored as it is. ${problemsText(definition, decoded.broken.problems, language, messages.problems)}`
      toast.error({ id: description, title: 'Not restored', description })
      return
    }
    setRestoring(true)
    try {
      const values = definition.schema.cast(decoded.record)
      await updateContent(definition, id, { opened: present, values, author, kind: 'restored' })
      toast.success({ title: 'Version restored', description: `As it was on ${formatTime(at)}.` })
      void announcePublished()
    } catch (error) {
      console.error('Failed to restore a version', error)
      const description =
        error instanceof FieldConflict
          ? 'Somebody else has just changed it. Look at the newest version, and try again.'
          : 'The version could not be restored. Please try again.'
      toast.error({ title: 'Not restored', description })
    } finally {
      setRestoring(false)
    }
  }

  return { restore, restoring }
}
