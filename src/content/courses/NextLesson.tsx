import Box from '@mui/material/Box'
import { Clock } from 'lucide-react'
import { partsOfPage } from '#firebase/content/prerendered.ts'
import { useMinute } from '#firebase/timing/use-minute.ts'
import type { PagePart } from '#model/records/prerendered-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { radii } from '#ui/design.ts'

/** When the next theory lesson is, as a way to all dates. Nothing while there is no date. */
export function NextLesson() {
  const parts = partsOfPage(sitePaths.lessons)
  return parts.length > 0 && <Line parts={parts} />
}

function Line({ parts }: { parts: readonly PagePart[] }) {
  const now = useMinute()
  const [, next] = parts.find(([begins]) => Date.parse(begins) > now) ?? []
  return (
    <Box component="a" href={sitePaths.lessons} sx={line}>
      <Clock size={22} aria-hidden />
      <span>
        <span>
          {next ? 'Nächster Theorieunterricht:' : 'Theorie und Kursbeginne: alle Termine'}
        </span>{' '}
        {next && <strong>{next}</strong>}
      </span>
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.5,
  width: 'fit-content',
  minHeight: 44,
  mt: { xs: 4, md: 5 },
  mx: 'auto',
  px: 2.5,
  py: 1,
  borderRadius: radii.pill,
  color: 'primary.dark',
  bgcolor: 'primary.light',
  textDecoration: 'none',
  '& svg': { flex: 'none' },
  '& strong': { display: 'inline-block' },
  '&:hover': { textDecoration: 'underline' },
}
