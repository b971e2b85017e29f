import { useRef, type PointerEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CENTER, clampPosition, dragPosition } from '#model/position.ts'
import { ContentImage } from '#ui/ContentImage.tsx'

interface PositionPickerProps {
  /** The photo's address; empty while there is none. */
  src: string
  /** Percent of the photo's width and height that stand in the middle. */
  x: number
  y: number
  label: string
  disabled?: boolean
  onChange: (x: number, y: number) => void
}

/** A round photo to drag into place with mouse or finger, and sliders that do the same with keys. */
export function PositionPicker({
  src,
  x,
  y,
  label,
  disabled = false,
  onChange,
}: PositionPickerProps) {
  const drag = useRef<Record<'pointerId' | 'x' | 'y' | 'clientX' | 'clientY', number>>(null)

  function begin(event: PointerEvent<HTMLElement>) {
    const { pointerId, clientX, clientY } = event
    // A context menu swallows the end of a drag; a second finger would pull against the first.
    if (disabled || event.button !== 0 || !event.isPrimary) return
    event.currentTarget.setPointerCapture(pointerId)
    drag.current = { pointerId, x, y, clientX, clientY }
  }
  function move({ pointerId, clientX, clientY }: PointerEvent) {
    const start = drag.current
    if (disabled || start?.pointerId !== pointerId) return
    onChange(
      dragPosition(start.x, clientX - start.clientX),
      dragPosition(start.y, clientY - start.clientY),
    )
  }
  function end({ pointerId }: PointerEvent) {
    if (drag.current?.pointerId === pointerId) drag.current = null
  }

  if (!src) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {label}: choose a photo first, then drag it into place.
      </Typography>
    )
  }
  return (
    <Stack role="group" aria-label={label} spacing={1.5}>
      <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: 'center' }}>
        <ContentImage
          address={src}
          sizes="176px"
          fallback={<Box sx={photo} />}
          draggable={false}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          style={{ objectPosition: `${x}% ${y}%` }}
          sx={photo}
        />
        <Stack sx={{ flex: 1, alignSelf: 'stretch', minWidth: 0, px: 1 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            Drag the photo, or use the sliders: {`${x} % / ${y} %`}
          </Typography>
          <Slider
            aria-label="Horizontal position"
            value={x}
            disabled={disabled}
            onChange={(_, value) => onChange(clampPosition(value), y)}
          />
          <Slider
            aria-label="Vertical position"
            value={y}
            disabled={disabled}
            onChange={(_, value) => onChange(x, clampPosition(value))}
          />
          <Button
            disabled={disabled}
            onClick={() => onChange(CENTER, CENTER)}
            sx={{ alignSelf: 'flex-start' }}
          >
            Reset to center
          </Button>
        </Stack>
      </Stack>
    </Stack>
  )
}

const photo = {
  width: 176,
  height: 176,
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  bgcolor: 'primary.light',
  cursor: 'grab',
  // A finger on the photo moves the photo, not the page.
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
}
