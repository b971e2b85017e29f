import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SiteButton } from '#ui/SiteButton.tsx'
import { panel } from '#ui/cards/panel.ts'
import type { Instructor } from './definition.ts'
import { InstructorPhoto } from './InstructorPhoto.tsx'
import { wishForInstructor } from './wished-instructor.ts'

interface InstructorProfileProps {
  instructor: Instructor
  /** Where the button leads. */
  bookHref: string
}

/** An instructor as visitors see them. */
export function InstructorProfile({ instructor, bookHref }: InstructorProfileProps) {
  const { name, role, experience, specialties } = instructor
  return (
    <Box component="article" data-record={`instructors/${instructor.id}`} sx={frame}>
      <InstructorPhoto instructor={instructor} size={148} />
      <Box>
        <Typography component="h3" variant="h3" data-field="name">
          {name}
        </Typography>
        <Typography
          data-field="role"
          sx={{ color: 'primary.main', fontWeight: 700, mt: 0.5, textWrap: 'balance' }}
        >
          {role}
        </Typography>
        <Typography data-field="experience" sx={{ color: 'text.secondary' }}>
          {experience}
        </Typography>
      </Box>
      {specialties.length > 0 && (
        <Box sx={{ width: 1, textAlign: 'left', borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <Typography sx={{ fontWeight: 700, mb: 0.75 }}>Spezialisierungen:</Typography>
          <Box
            component="ul"
            data-field="specialties"
            sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}
          >
            {specialties.map((specialty, index) => (
              <li key={index}>{specialty}</li>
            ))}
          </Box>
        </Box>
      )}
      <SiteButton
        href={bookHref}
        data-replay
        onClick={() => wishForInstructor(name)}
        variant="outlined"
        aria-label={`Unterricht Buchen: ${name}`}
        sx={{ mt: 'auto', width: 1 }}
      >
        Unterricht Buchen
      </SiteButton>
    </Box>
  )
}

const frame = {
  ...panel,
  height: '100%',
  p: 3,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  transition: 'box-shadow 250ms ease',
  '&:hover': { boxShadow: 2 },
}
