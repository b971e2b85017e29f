import type { Messages } from '#admin/messages/en.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

export type ContentWords = ReturnType<Messages['content']>

type Named = Pick<ContentDefinition, 'labels' | 'messages'>

/** What the back office says about a content type, in the type's own words where it has some. */
export function useContentWords({ labels, messages: own }: Named): ContentWords {
  const { language, messages } = useLanguage()
  return { ...messages.content(labels), ...own?.[language] }
}
