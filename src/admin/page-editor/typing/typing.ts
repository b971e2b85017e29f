/** How typing ends; `next` and `previous`: on to the field that stands there. */
export type TypingEnd = 'commit' | 'cancel' | 'next' | 'previous' | 'left'

export interface Typing {
  readonly text: () => string
  /** Takes the element out of editing; it shows the text until React renders it. */
  readonly end: (text: string) => void
}

interface TypingOptions {
  /** Enter makes a new line instead of being done. */
  readonly multiline: boolean
  readonly name: string
  readonly onInput: (text: string) => void
  readonly onDone: (how: TypingEnd) => void
}

/**
 * Lets somebody type into an element that shows a text, as a plain text. React owns the element: it
 * must not be given another text before `end`.
 *
 * @param element its whole text is the value, in one text node or none
 */
export function startTyping(element: HTMLElement, options: TypingOptions): Typing {
  const listening = new AbortController()
  const { signal } = listening
  const added = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': options.name,
    'aria-multiline': String(options.multiline),
    'data-typing': '',
  }
  for (const [name, value] of Object.entries(added)) element.setAttribute(name, value)

  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, listener, { signal })

  const text = () => textOf(element, options.multiline)
  on('input', () => options.onInput(text()))
  // On Android, Enter comes while the word before it is still being composed, and only so.
  on('beforeinput', (event) => {
    if (options.multiline || !BREAKS.includes(event.inputType)) return
    event.preventDefault()
    options.onDone('commit')
  })
  on('keydown', (event) => {
    // What the page does with keys is not meant: a carousel's arrows, a question's space.
    event.stopPropagation()
    if (event.isComposing) return
    const how = meaningOf(event, options.multiline)
    if (!how) return
    event.preventDefault()
    options.onDone(how)
  })
  // A question is a summary, which takes the space bar for a press.
  on('keyup', (event) => {
    if (event.key === ' ') event.preventDefault()
  })
  on('click', (event) => event.preventDefault())
  on('blur', () => options.onDone('left'))
  element.focus()
  caretToEnd(element)

  return {
    text,
    end: (text) => {
      listening.abort()
      for (const name of Object.keys(added)) element.removeAttribute(name)
      // One text node, as React knows it.
      element.textContent = text
    },
  }
}

function meaningOf(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  multiline: boolean,
): TypingEnd | undefined {
  if (key === 'Escape') return 'cancel'
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  if (key !== 'Enter') return undefined
  return multiline && !ctrlKey && !metaKey ? undefined : 'commit'
}

const BREAKS = ['insertParagraph', 'insertLineBreak']

/** With the line breaks that the browser has made elements of; of one line, without any. */
function textOf(element: HTMLElement, multiline: boolean): string {
  const parts = [...element.childNodes].map((node, index) => {
    if (node.nodeName === 'BR') return '\n'
    // Chromium makes blocks of lines that come at once, as a phone's keyboard pastes them.
    const begins = node.nodeName === 'DIV' && index > 0 ? '\n' : ''
    return begins + (node.textContent ?? '')
  })
  const text = parts.join('')
  if (multiline) return text
  // A break at its end is none: whoever pastes a line pastes that, too. Spaces are the caller's.
  return text.replace(/[\p{Zl}\p{Zp}\p{Cc}]+$/u, '').replaceAll(/[\p{Zl}\p{Zp}\p{Cc}]+/gu, ' ')
}

/** Unless the press that began it has put the caret somewhere already. */
function caretToEnd(element: HTMLElement) {
  const selection = document.getSelection()
  if (selection?.anchorNode && element.contains(selection.anchorNode)) return
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}
