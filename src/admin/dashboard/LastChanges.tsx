import { useNameOf } from '#admin/accounts/use-name-of.ts'
import { adminPaths } from '#admin/admin-paths.ts'
import { Row, RowList } from '#admin/dashboard/RowList.tsx'
import { recordName } from '#admin/record-name.ts'
import { resourceOf } from '#admin/resource-of.ts'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useLanguage, useMessages } from '#admin/messages/use-messages.ts'
import { useLastChanges, type PastVersion } from '#firebase/content/history.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

const MOST = 8

interface LastChangesProps {
  resources: readonly ContentResource[]
}

/** Who has changed what last, over all types; nothing while there is nothing to say. */
export default function LastChanges({ resources }: LastChangesProps) {
  // What an older record was is no change of its own.
  const versions = useLastChanges(2 * MOST)
  const { dashboard } = useMessages()
  if (typeof versions === 'string') return null
  const changes = versions.filter(({ kind }) => kind !== 'found').slice(0, MOST)
  if (changes.length === 0) return null
  return (
    <RowList id="last-changes" heading={dashboard.lastChanges}>
      {changes.map((version) => {
        const definition = resourceOf(resources, version.collection, version.id)?.definition
        return definition && <Change key={version.key} version={version} definition={definition} />
      })}
    </RowList>
  )
}

function Change({ version, definition }: { version: PastVersion; definition: ContentDefinition }) {
  const { record, kind, at, author, id } = version
  const nameOf = useNameOf()
  const { language, messages } = useLanguage()
  const { format, history } = messages
  const content = useContentWords(definition)
  const name = recordName(definition, record, language) ?? content.name
  const to = kind === 'deleted' ? adminPaths.bin : adminPaths.history(definition, id)
  return (
    <Row
      to={to}
      name={`${name} (${content.one})`}
      note={`${history.whatHappened[kind]} ${format.time(at)}, ${nameOf(author)}`}
    />
  )
}
