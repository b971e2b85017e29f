import { useEffect, useState } from 'react'
import { recordAround } from '#admin/page-editor/tools/marks.ts'

/** As long as phones wait before a press counts as a long one. */
const LONG_PRESS_MS = 500
/** A finger that moves further scrolls. */
const STILL_PX = 10

/** The record that somebody points at, has moved to with the keyboard, or presses for long. */
export function useActiveRecord(page: HTMLElement) {
  const [active, setActive] = useState<HTMLElement>()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let pressing: ReturnType<typeof setTimeout> | undefined
    let long = false
    let from = { x: 0, y: 0 }
    const release = () => {
      clearTimeout(pressing)
      pressing = undefined
    }
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => page.addEventListener(type, listener, { signal, capture: true })

    on('pointerover', ({ pointerType, target }) => {
      const record = recordAround(target)
      if (pointerType === 'mouse' && record) setActive(record)
    })
    on('focusin', ({ target }) => setActive(recordAround(target)))
    on('pointerdown', ({ pointerType, target, clientX, clientY }) => {
      release()
      long = false
      const record = recordAround(target)
      if (pointerType === 'mouse' || !record) return
      from = { x: clientX, y: clientY }
      pressing = setTimeout(() => {
        long = true
        setActive(record)
      }, LONG_PRESS_MS)
    })
    on('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) release()
    })
    on('pointerup', release)
    on('pointercancel', release)
    // Letting go is not a press of what the finger has rested on.
    on('click', (event) => {
      if (!long) return
      event.preventDefault()
      event.stopImmediatePropagation()
    })
    // A phone's own menu would come with the long press.
    on('contextmenu', (event) => {
      if (pressing && recordAround(event.target)) event.preventDefault()
    })
    return () => {
      release()
      listening.abort()
    }
  }, [page])
  return [active?.isConnected ? active : undefined, setActive] as const
}
