import { lazy, Suspense } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ErrorBoundary } from 'react-error-boundary'
import type { FormPart } from '#ui/content-resource.ts'

// With the form: the dashboard needs no sliders.
const PhotoPosition = lazy(() => import('./PhotoPosition.tsx'))

/** Both percentages at once: the photo is dragged to its place. */
export const photoPositionPart: FormPart = {
  covers: ['image_position_x', 'image_position_y'],
  Input: (props) => (
    <ErrorBoundary fallback={<NotLoaded />}>
      <Suspense fallback={<Box sx={{ minHeight: 360 }} />}>
        <PhotoPosition {...props} />
      </Suspense>
    </ErrorBoundary>
  ),
}

/** The rest of the form stays as it is filled in, and can be saved. */
function NotLoaded() {
  return <Typography role="status">The photo’s position cannot be changed just now.</Typography>
}
