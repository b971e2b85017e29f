import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMessages } from '#admin/messages/use-messages.ts'

interface PageButtonsProps {
  page: number
  pages: number
  /** Of all pages together, in words: "500 FAQs". */
  all: string
  turnTo: (page: number) => void
}

/** Leads to the other pages of a list that has more than one. */
export default function PageButtons({ page, pages, all, turnTo }: PageButtonsProps) {
  const { records } = useMessages()
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {records.pageOf(page, pages, all)}
      </Typography>
      <Pagination
        page={page}
        count={pages}
        onChange={(_event, next) => turnTo(next)}
        aria-label={records.pages}
        getItemAriaLabel={(type, to, isCurrent) =>
          records.toOtherPage[type] ?? records.toPage(to ?? page, isCurrent)
        }
      />
    </Stack>
  )
}
