import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Words } from '#model/words/language.ts'
import type { DetailProps } from '#ui/content-resource.ts'
import { Pill } from '#ui/cards/Pill.tsx'
import { CoursePicture } from './CoursePicture.tsx'
import { courses } from './definition.ts'

const each: Words = { en: '/course', de: '/Kurs' }

/** A course as staff see it. */
export default function CourseDetail({ record: course, language }: DetailProps<typeof courses>) {
  const { popular, features } = courses.fields
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '2fr 3fr' } }}>
      <CoursePicture
        course={course}
        sizes="(min-width: 1280px) 480px, (min-width: 768px) 40vw, 100vw"
        sx={{ borderRadius: 1 }}
      />
      <Stack spacing={2} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere', minWidth: 0 }}>
        {course.popular && <Pill label={popular.label[language]} />}
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 800 }}>
          {course.price}
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '1rem', fontWeight: 500 }}>
            {each[language]}
          </Box>
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{course.description}</Typography>
        {course.features.length > 0 && (
          <Box>
            <Typography component="h2" variant="h3">
              {features.label[language]}
            </Typography>
            <ul>
              {course.features.map((feature, index) => (
                <li key={index}>{feature}</li>
              ))}
            </ul>
          </Box>
        )}
      </Stack>
    </Box>
  )
}
