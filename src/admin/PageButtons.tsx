import Pagination from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

interface PageButtonsProps {
  page: number
  pages: number
  /** Of all pages together, in words: "500 FAQs". */
  all: string
  turnTo: (page: number) => void
}

/** Leads to the other pages of a list that has more than one. */
export default function PageButtons({ page, pages, all, turnTo }: PageButtonsProps) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Page {page} of {pages}, {all}
      </Typography>
      <Pagination
        page={page}
        count={pages}
        onChange={(_event, next) => turnTo(next)}
        aria-label="Pages of the list"
      />
    </Stack>
  )
}
