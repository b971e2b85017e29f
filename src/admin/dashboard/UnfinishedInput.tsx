import { useState } from 'react'
import { adminPaths } from '#admin/admin-paths.ts'
import { Row, RowList } from '#admin/dashboard/RowList.tsx'
import { recordName } from '#admin/record-name.ts'
import { resourceOf } from '#admin/resource-of.ts'
import { useLanguage } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { draftsOf } from '#firebase/drafts/form-drafts.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface UnfinishedInputProps {
  resources: readonly ContentResource[]
}

/** What the account has typed on this device and not saved yet, with the ways back to it. */
export function UnfinishedInput({ resources }: UnfinishedInputProps) {
  const author = useAuthor()
  const [drafts] = useState(() => draftsOf(author))
  const { language, messages } = useLanguage()
  const { content, drafts: words } = messages
  if (drafts.length === 0) return null
  return (
    <RowList id="unfinished-input" heading={words.unfinished}>
      {drafts.map((draft) => {
        const { collection, record, values, at } = draft
        const definition = resourceOf(resources, collection, record)?.definition
        if (!definition) return null
        const name = recordName(definition, values, language)
        const type = content(definition.labels).name
        return (
          <Row
            key={`${collection}/${record}`}
            to={formOf(definition, record)}
            name={name === undefined ? type : `${name} (${type})`}
            note={words.time(new Date(at))}
          />
        )
      })}
    </RowList>
  )
}

function formOf(definition: ContentDefinition, record: string): string {
  if (definition.single) return adminPaths.list(definition)
  return record === 'new' ? adminPaths.create(definition) : adminPaths.edit(definition, record)
}
