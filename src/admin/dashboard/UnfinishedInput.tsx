import { useState } from 'react'
import { adminPaths } from '#admin/admin-paths.ts'
import { Row, RowList } from '#admin/dashboard/RowList.tsx'
import { resourceOf } from '#admin/resource-of.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { draftsOf, type Draft } from '#firebase/drafts/form-drafts.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { ContentResource } from '#ui/content-resource.ts'

interface UnfinishedInputProps {
  resources: readonly ContentResource[]
}

/** What the account has typed on this device and not saved yet, with the ways back to it. */
export function UnfinishedInput({ resources }: UnfinishedInputProps) {
  const author = useAuthor()
  const [drafts] = useState(() => draftsOf(author))
  const { content, drafts: messages } = useMessages()
  if (drafts.length === 0) return null
  return (
    <RowList id="unfinished-input" heading={messages.unfinished}>
      {drafts.map((draft) => {
        const { collection, record, at } = draft
        const definition = resourceOf(resources, collection, record)?.definition
        return (
          definition && (
            <Row
              key={`${collection}/${record}`}
              to={formOf(definition, record)}
              name={nameOf(definition, draft, content(definition.labels).name)}
              note={messages.time(new Date(at))}
            />
          )
        )
      })}
    </RowList>
  )
}

function formOf(definition: ContentDefinition, record: string): string {
  if (definition.single) return adminPaths.list(definition)
  return record === 'new' ? adminPaths.create(definition) : adminPaths.edit(definition, record)
}

function nameOf({ title }: ContentDefinition, { values }: Draft, type: string): string {
  const name = values[title]
  return typeof name === 'string' && name.trim() !== '' ? `${name} (${type})` : type
}
