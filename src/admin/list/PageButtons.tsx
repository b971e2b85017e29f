import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMessages } from '#admin/messages/use-messages.ts'

interface PageButtonsProps {
  page: number
  pages: number
  /** How many there are on all pages, in words: "500 FAQs". */
  all: string
  turnTo: (page: number) => void
}

/** Leads to the other pages of a list that has more than one. */
export default function PageButtons({ page, pages, all, turnTo }: PageButtonsProps) {
  const { records } = useMessages()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {records.pageOf(page, pages, all)}
      </Typography>
      <Pagination
        page={page}
        count={pages}
        // All in one row, there too.
        siblingCount={phone ? 0 : 1}
        onChange={(_event, next) => turnTo(next)}
        aria-label={records.pages}
        getItemAriaLabel={(type, to, isCurrent) =>
          records.toOtherPage[type] ?? records.toPage(to ?? page, isCurrent)
        }
      />
    </Stack>
  )
}
