import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { useHistory } from '#firebase/content/history.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'

/** Who has changed a record last, as colleagues call them; `loading` until that is known. */
export function useLastAuthor(
  definition: ContentDefinition,
  id: string,
): { status: 'loading' } | { status: 'known'; author: string | undefined } {
  const versions = useHistory(definition, id, 1)
  const nameOf = useNameOf()
  if (versions === 'loading') return { status: 'loading' }
  const [last] = versions === 'failed' ? [] : versions
  return { status: 'known', author: last && nameOf(last.author) }
}
