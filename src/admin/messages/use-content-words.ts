import type { Messages } from '#admin/messages/en.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/define-content.ts'

export type ContentWords = ReturnType<Messages['content']>

/** What the back office says about a content type, in the type's own words where it has some. */
export function useContentWords({
  labels,
  messages: own,
}: Pick<ContentDefinition, 'labels' | 'messages'>): ContentWords {
  const { language, messages } = useLanguage()
  const words = messages.content(labels)
  if (language !== 'en') return words
  const { created, updated, deleteFailed, saveFailed, missingFields } = own
  return { ...words, created, updated, deleteFailed, saveFailed, missingFields }
}
