import Stack from '@mui/material/Stack'
import { Colleagues } from '#admin/accounts/Colleagues.tsx'
import { OwnAccount } from '#admin/accounts/OwnAccount.tsx'
import { OwnDevices } from '#admin/accounts/OwnDevices.tsx'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'

/** Who may use the back office, and the own account. */
export default function AccountsPage() {
  const { layout } = useMessages()
  return (
    <Stack spacing={3}>
      <PageTitle>{layout.accounts}</PageTitle>
      <Colleagues />
      <OwnDevices />
      <OwnAccount />
    </Stack>
  )
}
