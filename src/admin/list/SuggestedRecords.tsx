import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useContentWords } from '#admin/messages/use-content-words.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAuthor } from '#admin/accounts/use-author.ts'
import { useAction } from '#admin/use-action.ts'
import { createContent, newContentId } from '#firebase/content/write-content.ts'
import type { ContentDefinition, Values } from '#model/records/define-content.ts'

interface SuggestedRecordsProps {
  definition: ContentDefinition
  load: () => Promise<readonly Values<ContentDefinition>[]>
}

/** What an empty list may begin with, at one press. */
export default function SuggestedRecords({ definition, load }: SuggestedRecordsProps) {
  const { records: words } = useMessages()
  const content = useContentWords(definition)
  const author = useAuthor()
  const { busy: creating, run } = useAction()

  async function create() {
    // One after the other: the list is in the order of creation.
    for (const values of await load()) {
      await createContent(definition, newContentId(), values, author, [])
    }
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
