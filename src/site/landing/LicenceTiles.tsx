import Box from '@mui/material/Box'
import { ArrowRight, CarFront, Motorbike } from 'lucide-react'
import { cardOf } from '#content/courses/course-link.ts'
import { builtInCourses } from '#content/courses/defaults.ts'
import { courses } from '#content/courses/definition.ts'
import type { LandingTexts } from '#content/landing_page/definition.ts'
import { useContent } from '#firebase/content/content-store.ts'
import { anchors } from '#model/site/anchors.ts'

const tiles = [
  { Icon: CarFront, licenceClass: 'B', name: 'tile_1' },
  { Icon: Motorbike, licenceClass: 'A', name: 'tile_2' },
] as const

/** The two licence classes, each a way to its course, or to all while none is joined to the class. */
export function LicenceTiles({ texts }: { texts: LandingTexts }) {
  const { records } = useContent(courses, builtInCourses)
  const placeOf = (licenceClass: string) => {
    const course = records.find(({ licence_class }) => licence_class === licenceClass)
    return course ? cardOf(course.id) : anchors.courses
  }
  const shown = tiles.filter(({ name }) => texts[name])
  return (
    shown.length > 0 && (
      <Box sx={row}>
        {shown.map(({ Icon, licenceClass, name }) => (
          <Box key={name} component="a" href={`#${placeOf(licenceClass)}`} sx={tile}>
            <Icon size={24} aria-hidden />
            <span data-field={name}>{texts[name]}</span>
            <ArrowRight size={18} aria-hidden />
          </Box>
        ))}
      </Box>
    )
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  gap: 1.5,
  mt: 4,
  maxWidth: 580,
}

const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 60,
  px: 2.25,
  borderRadius: 1.5,
  color: 'text.primary',
  bgcolor: 'background.paper',
  boxShadow: 1,
  fontWeight: 700,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: 'box-shadow 200ms ease',
  '&:hover': { boxShadow: 2 },
  '& svg': { flex: 'none', color: 'primary.main' },
  '& svg:last-of-type': { ml: 'auto' },
}
