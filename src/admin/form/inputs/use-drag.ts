import { useRef, type PointerEvent } from 'react'

interface Drag<S> {
  disabled: boolean
  /** @returns what `move` needs to know of the beginning */
  begin: (event: PointerEvent<HTMLElement>) => S
  move: (start: S, event: PointerEvent<HTMLElement>) => void
}

/** The handlers of an element that one pointer, mouse or finger, is moved over while pressed. */
export function useDrag<S>({ disabled, begin, move }: Drag<S>) {
  const drag = useRef<{ pointerId: number; start: S }>(null)

  function end({ pointerId }: PointerEvent) {
    if (drag.current?.pointerId === pointerId) drag.current = null
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A context menu swallows the end of a drag; a second finger would pull against the first.
      if (disabled || event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointerId: event.pointerId, start: begin(event) }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (disabled || drag.current?.pointerId !== event.pointerId) return
      move(drag.current.start, event)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
