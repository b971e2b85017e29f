import type { Messages } from '#admin/messages/en.ts'
import { untilPublished } from '#firebase/publication/publication.ts'
import { toast } from '#ui/toast/toast.ts'

/**
 * Says when visitors have what was just saved.
 *
 * @param on.hasHeader whether the screen has the header, which says why where they will not
 */
export async function announcePublished(
  { format, publication: words }: Messages,
  { hasHeader = true } = {},
): Promise<void> {
  // Several saves may be one publication.
  const id = 'published'
  try {
    const end = await untilPublished()
    if (end instanceof Date) {
      const description = words.liveSince(format.clock(end))
      toast.success({ id, title: words.visitorsSee, description })
    } else if (!hasHeader && end === 'held') {
      toast.info({ id, title: `${words.earlierVersion}: ${words.changesWait}` })
    } else if (!hasHeader && end === 'failed') {
      toast.error({ id, title: `${words.notPublished}: ${words.failed}` })
    }
  } catch (error) {
    console.warn('It is not known whether the change is published:', error)
  }
}
