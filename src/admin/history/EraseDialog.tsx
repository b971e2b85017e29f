import Box from '@mui/material/Box'
import { PasswordDialog } from '#admin/accounts/PasswordDialog.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { announcePublished } from '#admin/publication/announce-published.ts'
import { eraseContent } from '#firebase/content/bin.ts'
import { toast } from '#ui/toast/toast.ts'

interface EraseDialogProps {
  collection: string
  id: string
  name: string
  onClose: () => void
}

/** Says what erasing means, asks for the password, and erases a deleted record. */
export function EraseDialog({ collection, id, name, onClose }: EraseDialogProps) {
  const messages = useMessages()
  const { bin } = messages

  async function erase(password: string) {
    await eraseContent(collection, id, password)
    toast.success({ title: bin.erased.title, description: bin.erased.description(name) })
    void announcePublished(messages)
  }

  return (
    <PasswordDialog
      title={bin.question(name)}
      action={bin.erase}
      busyAction={bin.erasing}
      destructive
      onSubmit={erase}
      problemOf={() => bin.notErased}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {bin.consequences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Box>
    </PasswordDialog>
  )
}
