import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'

/** The loading text, with grey shapes that keep the place of the cards to come. */
export function CardSkeletons({ label, count }: { label: string; count: number }) {
  return (
    <Box role="status">
      <Typography sx={{ textAlign: 'center', color: 'text.secondary', mb: 3 }}>{label}</Typography>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'repeat(2, 1fr)',
            md: 'repeat(3, 1fr)',
            lg: `repeat(${count}, 1fr)`,
          },
        }}
      >
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={560} />
        ))}
      </Box>
    </Box>
  )
}
