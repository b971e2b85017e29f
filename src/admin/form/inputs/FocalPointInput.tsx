import { useState, type PointerEvent, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useDrag } from '#admin/form/inputs/use-drag.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { PictureShape } from '#model/fields/fields.ts'
import { CENTER, clampPosition, dragPosition, focalStyle } from '#model/images/position.ts'
import { ContentImage } from '#ui/cards/ContentImage.tsx'

interface FocalPoint {
  /** Percent of the picture's width and height that are always in view. */
  readonly x: number
  readonly y: number
  /** How much it is enlarged, in percent; undefined where it cannot be. */
  readonly zoom?: number | undefined
}

interface FocalPointInputProps {
  /** The picture's address; empty while there is none. */
  src: string
  /** What the site makes of it. */
  shape: PictureShape
  at: FocalPoint
  /** What the numbers and all of them together are called. */
  labels: Readonly<Record<'x' | 'y' | 'zoom' | 'both', string>>
  disabled: boolean
  onChange: (at: FocalPoint) => void
}

/** The part of a picture that stays in view: pressed, dragged into place, or moved with keys. */
export function FocalPointInput(props: FocalPointInputProps) {
  const { src, shape, at, labels, disabled, onChange } = props
  const { x, y, zoom } = at
  const { focalPoint } = useMessages()
  // The picture's width by its height, once it is known.
  const [ratio, setRatio] = useState<number>()
  const enlarged = zoom !== undefined && zoom > MIN_ZOOM
  const cutsSides = ratio === undefined || enlarged || ratio > ratios[shape]
  const cutsTop = ratio === undefined || enlarged || ratio < ratios[shape]
  const slider = (name: 'x' | 'y' | 'zoom', range?: { min: number; max: number }) => (
    <>
      <Typography aria-hidden variant="body2">
        {labels[name]}
      </Typography>
      <Slider
        aria-label={labels[name]}
        value={at[name] ?? MIN_ZOOM}
        {...range}
        disabled={disabled}
        onChange={(_, value) => onChange({ ...at, [name]: range ? value : clampPosition(value) })}
      />
    </>
  )
  if (!src) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>{focalPoint.noPicture(labels.both)}</Typography>
    )
  }
  return (
    <Stack role="group" aria-label={labels.both} spacing={1.5}>
      <Typography sx={{ fontWeight: 700 }}>{labels.both}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
        <WholePicture {...props} onRatio={setRatio} />
        <Preview {...props} />
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>
        {focalPoint.how}: {`${x} % / ${y} %`}
      </Typography>
      <Box sx={{ px: 1, maxWidth: 480 }}>
        {zoom !== undefined && slider('zoom', { min: MIN_ZOOM, max: MAX_ZOOM })}
        {/* Without an effect they would only confuse. */}
        {cutsSides && slider('x')}
        {cutsTop && slider('y')}
      </Box>
      <Button
        disabled={disabled}
        onClick={() =>
          onChange({ ...at, x: CENTER, y: CENTER, ...(enlarged && { zoom: MIN_ZOOM }) })
        }
        sx={{ alignSelf: 'flex-start' }}
      >
        {focalPoint.reset}
      </Button>
    </Stack>
  )
}

const MIN_ZOOM = 100
const MAX_ZOOM = 300

type WholePictureProps = FocalPointInputProps & { onRatio: (ratio: number) => void }

/** Uncut; what is pressed in it becomes its focal point. */
function WholePicture({ src, at, disabled, onChange, onRatio }: WholePictureProps) {
  const { focalPoint } = useMessages()
  function choose({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      ...at,
      x: clampPosition(((clientX - left) / width) * 100),
      y: clampPosition(((clientY - top) / height) * 100),
    })
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
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight > 0) onRatio(naturalWidth / naturalHeight)
          }}
          {...drag}
          sx={whole}
        />
        <Box aria-hidden style={{ left: `${at.x}%`, top: `${at.y}%` }} sx={marker} />
      </Box>
    </Figure>
  )
}

/** Cut as on the site; dragging moves the picture behind the cut. */
function Preview({ src, shape, at, disabled, onChange }: FocalPointInputProps) {
  const { focalPoint } = useMessages()
  const { x, y, zoom = MIN_ZOOM } = at
  const drag = useDrag({
    disabled,
    begin: ({ clientX, clientY }) => ({ x, y, clientX, clientY }),
    move: (start, { clientX, clientY }) =>
      onChange({
        ...at,
        x: dragPosition(start.x, clientX - start.clientX),
        y: dragPosition(start.y, clientY - start.clientY),
      }),
  })
  return (
    <Figure caption={focalPoint.preview}>
      <Box sx={{ ...cut, ...shapes[shape], aspectRatio: ratios[shape] }}>
        <ContentImage
          address={src}
          sizes="480px"
          fallback={null}
          draggable={false}
          {...drag}
          style={focalStyle(`${x}% ${y}%`, zoom)}
          sx={preview}
        />
      </Box>
    </Figure>
  )
}

function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Box component="figure" aria-label={caption} sx={{ m: 0, maxWidth: '100%' }}>
      {children}
      <Typography component="figcaption" variant="body2" sx={{ mt: 0.5 }}>
        {caption}
      </Typography>
    </Box>
  )
}

const ratios: Readonly<Record<PictureShape, number>> = { round: 1, landscape: 3 / 2 }

const shapes = {
  round: { width: 176, borderRadius: '50%' },
  landscape: { width: 240, borderRadius: 1 },
} satisfies Record<PictureShape, object>

const cut = { overflow: 'hidden', maxWidth: '100%', bgcolor: 'primary.light' }

// A finger on a picture moves the picture, not the page.
const preview = {
  width: 1,
  height: 1,
  display: 'block',
  objectFit: 'cover',
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
