import { useId, type PointerEvent, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDrag } from '#admin/form/inputs/use-drag.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { PictureShape } from '#model/fields/fields.ts'
import { CENTER, clampPosition, dragPosition } from '#model/images/position.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'

interface FocalPointInputProps {
  /** The picture's address; empty while there is none. */
  src: string
  /** What the site makes of it. */
  shape: PictureShape
  /** Percent of the picture's width and height that are always in view. */
  x: number
  y: number
  /** What the two percentages and both together are called. */
  labels: Readonly<Record<'x' | 'y' | 'both', string>>
  disabled: boolean
  onChange: (x: number, y: number) => void
}

/** The part of a picture that stays in view: clicked, dragged into place, or moved with keys. */
export function FocalPointInput(props: FocalPointInputProps) {
  const { src, x, y, labels, disabled, onChange } = props
  const { focalPoint } = useMessages()
  if (!src) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>{focalPoint.noPicture(labels.both)}</Typography>
    )
  }
  return (
    <Stack role="group" aria-label={labels.both} spacing={1.5}>
      <Typography sx={{ fontWeight: 700 }}>{labels.both}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: 'flex-start' }}>
        <WholePicture {...props} />
        <Preview {...props} />
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>
        {focalPoint.how}: {`${x} % / ${y} %`}
      </Typography>
      <Box sx={{ px: 1, maxWidth: 480 }}>
        <Slider
          aria-label={labels.x}
          value={x}
          disabled={disabled}
          onChange={(_, value) => onChange(clampPosition(value), y)}
        />
        <Slider
          aria-label={labels.y}
          value={y}
          disabled={disabled}
          onChange={(_, value) => onChange(x, clampPosition(value))}
        />
      </Box>
      <Button
        disabled={disabled}
        onClick={() => onChange(CENTER, CENTER)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {focalPoint.reset}
      </Button>
    </Stack>
  )
}

/** Uncut; what is clicked in it becomes its focal point. */
function WholePicture({ src, x, y, disabled, onChange }: FocalPointInputProps) {
  const { focalPoint } = useMessages()
  function choose({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(
      clampPosition(((clientX - left) / width) * 100),
      clampPosition(((clientY - top) / height) * 100),
    )
  }
  const drag = useDrag({ disabled, begin: choose, move: (_, event) => choose(event) })
  return (
    <Figure caption={focalPoint.whole}>
      <Box sx={{ position: 'relative', width: 'fit-content' }}>
        <ContentImage
          address={src}
          sizes="240px"
          fallback={null}
          draggable={false}
          {...drag}
          sx={whole}
        />
        <Box aria-hidden style={{ left: `${x}%`, top: `${y}%` }} sx={marker} />
      </Box>
    </Figure>
  )
}

/** Cut as on the site; dragging moves the picture behind the cut. */
function Preview({ src, shape, x, y, disabled, onChange }: FocalPointInputProps) {
  const { focalPoint } = useMessages()
  const drag = useDrag({
    disabled,
    begin: ({ clientX, clientY }) => ({ x, y, clientX, clientY }),
    move: (start, { clientX, clientY }) =>
      onChange(
        dragPosition(start.x, clientX - start.clientX),
        dragPosition(start.y, clientY - start.clientY),
      ),
  })
  const cut = { ...preview, ...shapes[shape] }
  return (
    <Figure caption={focalPoint.preview}>
      <ContentImage
        address={src}
        sizes="240px"
        fallback={<Box sx={cut} />}
        draggable={false}
        {...drag}
        style={{ objectPosition: `${x}% ${y}%` }}
        sx={cut}
      />
    </Figure>
  )
}

function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, maxWidth: '100%' }}>
      {children}
      <Typography id={id} component="figcaption" variant="body2" sx={{ mt: 0.5 }}>
        {caption}
      </Typography>
    </Box>
  )
}

const shapes = {
  round: { width: 176, borderRadius: '50%', aspectRatio: '1' },
  landscape: { width: 240, borderRadius: 1, aspectRatio: '3 / 2' },
} satisfies Record<PictureShape, object>

// A finger on a picture moves the picture, not the page.
const preview = {
  height: 'auto',
  maxWidth: '100%',
  display: 'block',
  objectFit: 'cover',
  bgcolor: 'primary.light',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
}

const whole = {
  width: 'auto',
  height: 'auto',
  maxWidth: 240,
  maxHeight: 240,
  display: 'block',
  cursor: 'crosshair',
  touchAction: 'none',
}

const marker = {
  position: 'absolute',
  width: 22,
  height: 22,
  border: 3,
  borderColor: 'common.white',
  borderRadius: '50%',
  // Seen on light and on dark pictures.
  outline: '2px solid',
  color: 'common.black',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
}
