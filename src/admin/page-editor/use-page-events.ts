import { useEffect, useLayoutEffect, useRef } from 'react'
import { EDIT_PARAM } from '#model/site/site-paths.ts'
import { fieldAround, recordAround } from '#admin/page-editor/tools/marks.ts'

export interface PageEvents {
  /** A field was pressed. */
  readonly onField: (element: HTMLElement, record: HTMLElement) => void
  /** Something else of a record was pressed. */
  readonly onRecord: (record: HTMLElement) => void
  /** A text or a picture was pressed that no record holds. */
  readonly onFixed: () => void
  /** Enter, on a record. */
  readonly onEnter: (record: HTMLElement) => void
  /** The space bar, on a record. */
  readonly onTools: (record: HTMLElement) => void
  readonly onLeave: () => void
  /** A file was dropped onto a field. */
  readonly onDrop: (element: HTMLElement, record: HTMLElement, file: File) => void
}

/**
 * Presses and keys inside records edit them, links to other pages of the site lead to their editors,
 * and no form is sent; a press with a modifier does what visitors get.
 */
export function usePageEvents(page: HTMLElement, events: PageEvents): void {
  const latest = useRef(events)
  // Before the next press: it must find the handlers of what is on the screen.
  useLayoutEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    const listening = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) => page.addEventListener(type, listener, { signal: listening.signal, capture: true })

    on('click', (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event
      const record = recordAround(target)
      if (ctrlKey || metaKey || shiftKey || altKey || isTyping(target)) return
      if (!record) {
        keepEditing(event)
        if (isFixed(target)) latest.current.onFixed()
        return
      }
      const field = fieldAround(target)
      // Nothing in a record fires, but a question still opens beside its words.
      if (field || isPressable(target)) {
        event.preventDefault()
        event.stopPropagation()
      }
      if (field && record.contains(field)) latest.current.onField(field, record)
      else latest.current.onRecord(record)
    })
    on('keydown', (event) => {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || recordAround(target) !== target) return
      const keys: Partial<Record<string, () => void>> = {
        Enter: () => latest.current.onEnter(target),
        ' ': () => latest.current.onTools(target),
        Escape: () => {
          target.blur()
          latest.current.onLeave()
        },
      }
      if (!keys[key]) return
      event.preventDefault()
      event.stopPropagation()
      keys[key]()
    })
    // What is written into the visitors' form would be sent for real.
    on('submit', (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    const { signal } = listening
    // Anywhere else the browser would leave the page for the picture.
    document.addEventListener('dragover', keepHere, { signal })
    document.addEventListener('drop', keepHere, { signal })
    on('drop', (event) => {
      const [file] = event.dataTransfer?.files ?? []
      const [field, record] = [fieldAround(event.target), recordAround(event.target)]
      if (file && field && record) latest.current.onDrop(field, record, file)
    })
    return () => listening.abort()
  }, [page])
}

function keepHere(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** A link to another page of the site leads to that page's editor. */
function keepEditing(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(`${link.pathname}?${EDIT_PARAM}${link.hash}`)
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-typing]') !== null

const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button') !== null

/** Whether somebody may take it for something to be changed: it says or shows something, and does nothing. */
function isFixed(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(DOING)) return false
  const words = [...target.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  return words || target instanceof HTMLImageElement
}

const DOING = 'a, button, summary, label, input, select, textarea, dialog'
