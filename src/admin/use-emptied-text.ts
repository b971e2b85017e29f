import { emptiedSections, type Records } from '#admin/emptied-sections.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import type { ContentResource } from '#ui/content-resource.ts'

/** @returns a function that says what visitors will find no more after a change; empty for nothing */
export function useEmptiedText() {
  const { language, messages } = useLanguage()
  return (resource: ContentResource, before: Records, after: Records): string => {
    const { labels, fields, succession } = resource.definition
    const field = succession && fields[succession.of]
    const nameOf = (section: string) =>
      (field?.kind === 'choice' && field.words[section]?.[language]) || section
    const { emptied } = messages.records
    return emptiedSections(resource, before, after, new Date())
      .map((section) => emptied(labels[language].many, nameOf(section), resource.hasBuiltIn))
      .join(' ')
  }
}
