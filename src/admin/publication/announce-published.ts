import type { Messages } from '#admin/messages/en.ts'
import { untilPublished } from '#firebase/publication/publication.ts'
import { toast } from '#ui/toast/toast.ts'

/** Says when visitors have what was just saved. Where they will not, the header says why. */
export async function announcePublished({ format, publication }: Messages): Promise<void> {
  try {
    const at = await untilPublished()
    if (!at) return
    const description = publication.liveSince(format.clock(at))
    // Several saves may be one publication.
    toast.success({ id: 'published', title: publication.visitorsSee, description })
  } catch (error) {
    console.warn('It is not known whether the change is published:', error)
  }
}
