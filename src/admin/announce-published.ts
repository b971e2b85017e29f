import { formatClock } from '#admin/format-time.ts'
import { untilPublished } from '#data/publication/publication.ts'
import { toast } from '#ui/toast.tsx'

/** Says when visitors have what was just saved. Where they will not, the header says why. */
export async function announcePublished(): Promise<void> {
  try {
    const at = await untilPublished()
    if (!at) return
    const title = 'Visitors see your changes'
    // Several saves may be one publication.
    toast.success({ id: 'published', title, description: `Live since ${formatClock(at)}` })
  } catch (error) {
    console.warn('It is not known whether the change is published:', error)
  }
}
