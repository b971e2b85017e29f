import type { Messages } from '#admin/messages/en.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

export type ContentWords = ReturnType<Messages['content']>

type Named = Pick<ContentDefinition, 'labels' | 'messages' | 'single'>

/** What the back office says about a content type, in the type's own words where it has some. */
export function useContentWords({ labels, messages: own, single }: Named): ContentWords {
  const { language, messages } = useLanguage()
  const words = messages.content(labels)
  // The only record is read before it is saved for the first time: that is no creation.
  const updated = { title: words.updated.title }
  const saved = single === undefined ? {} : { created: updated, updated }
  return { ...words, ...saved, ...own?.[language] }
}
