import Button from '@mui/material/Button'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMessages } from '#admin/messages/use-messages.ts'

/** From a record to its list; in line with the heading below it. */
export function BackLink({ to, list }: { to: string; list: string }) {
  const { common } = useMessages()
  return (
    <Button
      component={Link}
      to={to}
      startIcon={<ArrowLeft size={18} />}
      sx={{ alignSelf: 'flex-start', px: 1, mx: -1 }}
    >
      {common.backTo(list)}
    </Button>
  )
}
