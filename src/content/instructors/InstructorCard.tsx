import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Instructor } from './definition.ts'
import { InstructorPhoto } from './InstructorPhoto.tsx'

/** An instructor as staff see them, in the list and on their own screen. */
export default function InstructorCard({ record: instructor }: { record: Instructor }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', overflowWrap: 'anywhere' }}>
      <InstructorPhoto instructor={instructor} size={128} />
      <Typography component="h2" variant="h3">
        {instructor.name}
      </Typography>
      <Typography sx={{ color: 'primary.main', fontWeight: 700 }}>{instructor.role}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{instructor.experience}</Typography>
      {instructor.specialties.length > 0 && (
        <Typography sx={{ fontSize: '0.95rem' }}>{instructor.specialties.join(' · ')}</Typography>
      )}
    </Stack>
  )
}
