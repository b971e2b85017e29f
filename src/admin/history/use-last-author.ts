import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { useHistory } from '#firebase/content/history.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

/** Who has changed a record last, as colleagues call them; undefined until that is known. */
export function useLastAuthor(definition: ContentDefinition, id: string) {
  const versions = useHistory(definition, id, 1)
  const nameOf = useNameOf()
  if (versions === 'loading') return undefined
  const [last] = versions === 'failed' ? [] : versions
  return { author: last && nameOf(last.author) }
}
