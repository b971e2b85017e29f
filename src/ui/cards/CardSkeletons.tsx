import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SxProps, Theme } from '@mui/material/styles'
import { radii } from '#ui/design.ts'
import { Skeleton } from '#ui/cards/Skeleton.tsx'

interface CardSkeletonsProps {
  label: string
  /** The language of the label, if it is not the page's. */
  lang?: 'en'
  count: number
  /** The grid of the cards to come. */
  columns: SxProps<Theme>
  /** The height of one, in pixels; also by the screen's width. */
  height: number | Record<string, number>
}

/** The loading text, with grey shapes that keep the place of the cards to come. */
export function CardSkeletons({ label, lang, count, columns, height }: CardSkeletonsProps) {
  return (
    <Box role="status" sx={{ position: 'relative' }}>
      <Box aria-hidden sx={columns}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </Box>
      <Typography lang={lang} sx={text}>
        {label}
      </Typography>
    </Box>
  )
}

/** Over the shapes, so that nothing moves when the cards take their place. */
const text = {
  position: 'absolute',
  inset: '24px 0 auto 0',
  mx: 'auto',
  width: 'fit-content',
  px: 2,
  py: 0.5,
  borderRadius: radii.pill,
  color: 'text.primary',
  bgcolor: 'background.paper',
  fontWeight: 600,
}
