import { lazy, Suspense } from 'react'
import Box from '@mui/material/Box'
import type { FormPart } from '#ui/content-resource.ts'

// With the form: the dashboard needs no sliders.
const PhotoPosition = lazy(() => import('./PhotoPosition.tsx'))

/** Both percentages at once: the photo is dragged to its place. */
export const photoPositionPart: FormPart = {
  covers: ['image_position_x', 'image_position_y'],
  Input: (props) => (
    <Suspense fallback={<Box sx={{ minHeight: 360 }} />}>
      <PhotoPosition {...props} />
    </Suspense>
  ),
}
