import { useEffect, useEffectEvent, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import type { Testimonial } from './definition.ts'
import { TestimonialSlide } from './TestimonialSlide.tsx'
import { radii } from '#ui/design.ts'
import { useMotionAllowed } from '#ui/reveal/motion.ts'
import { RoundButton } from '#ui/RoundButton.tsx'

/**
 * One testimonial at a time. It rests while someone points at it or is in it with the keyboard; whoever
 * has it go on does both, at the button.
 */
export function TestimonialSlider({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const motionAllowed = useMotionAllowed()
  const [chosen, setPlaying] = useState<boolean>()
  const playing = chosen ?? motionAllowed
  const [pointedAt, setPointedAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const attended = pointedAt || focused
  const ids = testimonials.map(({ id }) => id)
  const { index, go } = useSlider(ids, !playing || attended)

  return (
    <Box
      role="group"
      aria-roledescription="Karussell"
      aria-label="Erfolgsgeschichten"
      onPointerOver={({ pointerType, target }) =>
        setPointedAt(pointerType === 'mouse' && !isOfButton(target))
      }
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ target }) => setFocused(!isOfButton(target))}
      onBlur={() => setFocused(false)}
    >
      <Box aria-live={playing && !attended ? 'off' : 'polite'} sx={{ display: 'grid' }}>
        {testimonials.map((testimonial, position) => (
          <Box key={testimonial.id} aria-hidden={position !== index} sx={slide}>
            <TestimonialSlide testimonial={testimonial} />
          </Box>
        ))}
      </Box>
      {testimonials.length > 1 && (
        <Box sx={controls}>
          <RoundButton
            icon={ArrowLeft}
            aria-label="Vorherige Stimme"
            onClick={() => go(index - 1)}
          />
          <RoundButton
            icon={ArrowRight}
            aria-label="Nächste Stimme"
            onClick={() => go(index + 1)}
          />
          <RoundButton
            data-play
            icon={playing ? Pause : Play}
            aria-label={playing ? 'Wechsel anhalten' : 'Wechsel starten'}
            onClick={() => setPlaying(!playing)}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: { sm: 'auto' } }}>
            {testimonials.map(({ id, name }, position) => (
              <Box
                key={id}
                component="button"
                type="button"
                aria-label={`Stimme ${position + 1} von ${testimonials.length}: ${name}`}
                aria-current={position === index}
                onClick={() => go(position)}
                sx={dot}
              />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

const isOfButton = (target: EventTarget) => (target as Element).closest('[data-play]') !== null

/** All lie on each other: the frame is as high as the longest, and nothing moves on a change. */
const slide = {
  gridArea: '1 / 1',
  minWidth: 0,
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 500ms ease, visibility 500ms',
  '&[aria-hidden="false"]': { visibility: 'visible', opacity: 1 },
}

const controls = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: { xs: 4, md: 6 },
}

const dot = {
  width: 44,
  height: 44,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  cursor: 'pointer',
  color: 'common.white',
  '&::before': {
    content: '""',
    display: 'block',
    width: 12,
    height: 12,
    mx: 'auto',
    borderRadius: '50%',
    border: '2px solid currentColor',
    boxSizing: 'border-box',
    transition: 'width 200ms ease',
  },
  '&[aria-current="true"]::before': {
    width: 26,
    borderRadius: radii.pill,
    bgcolor: 'secondary.main',
    borderColor: 'secondary.main',
  },
}

/** A change blocks further ones while it is shown. */
const LOCK_MS = 500
const ADVANCE_MS = 8_000

interface Slider {
  index: number
  /** Shows a slide by its index; one before the first is the last, one after the last the first. */
  go: (index: number) => void
}

/**
 * Shows one of several at a time, moving on by itself unless paused. The slide in view stays in
 * view when others are added or removed around it.
 *
 * @param ids of the slides, at least one
 */
function useSlider(ids: readonly string[], paused: boolean): Slider {
  const [current, setCurrent] = useState(ids[0])
  const lockedUntil = useRef(0)
  const index = Math.max(ids.indexOf(current ?? ''), 0)
  // Where it was taken away, the first one is in view from now on.
  if (current !== ids[index]) setCurrent(ids[index])

  function go(to: number) {
    const now = performance.now()
    if (to === index || now < lockedUntil.current) return
    lockedUntil.current = now + LOCK_MS
    setCurrent(ids.at(to % ids.length))
  }

  const advance = useEffectEvent(() => go(index + 1))
  useEffect(() => {
    if (paused || ids.length < 2) return
    const timer = setInterval(() => advance(), ADVANCE_MS)
    return () => clearInterval(timer)
  }, [paused, ids.length, index])

  return { index, go }
}
