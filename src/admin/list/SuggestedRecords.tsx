import { useRef } from 'react'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { useAction } from '#admin/use-action.ts'
import { ContentConflict } from '#firebase/content/transaction.ts'
import { createContent, newContentId } from '#firebase/content/write-content.ts'
import type { ContentDefinition, Values } from '#model/records/define-content.ts'

interface SuggestedRecordsProps {
  definition: ContentDefinition
  load: () => Promise<readonly Values<ContentDefinition>[]>
  /** Says whether some of them are created and others not yet. */
  onBegun: (begun: boolean) => void
}

/** What an empty list may begin with, at one press, or at the next one where that has failed. */
export default function SuggestedRecords({ definition, load, onBegun }: SuggestedRecordsProps) {
  const { records: words } = useMessages()
  const content = useContentWords(definition)
  const author = useAuthor()
  const { busy: creating, run } = useAction()

  const left = useRef<{ id: string; values: Values<ContentDefinition> }[]>(undefined)

  async function create() {
    left.current ??= (await load()).map((values) => ({ id: newContentId(), values }))
    onBegun(true)
    // One after the other: the list is in the order of creation.
    for (const { id, values } of [...left.current]) {
      // One without an answer may have arrived, and have been changed since.
      await createContent(definition, id, values, author, [values]).catch((error: unknown) => {
        if (!(error instanceof ContentConflict)) throw error
      })
      left.current.shift()
    }
    onBegun(false)
  }

  return (
    <>
      <Typography sx={{ color: 'text.secondary', mt: 3, mb: 1.5 }}>
        {words.aboutSuggested}
      </Typography>
      <Button
        variant="outlined"
        loading={creating}
        onClick={() =>
          void run(create, 'The suggestions could not be created:', content.saveFailed)
        }
      >
        {words.beginWithSuggested}
      </Button>
    </>
  )
}
