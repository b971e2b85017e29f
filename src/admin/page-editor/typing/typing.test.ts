// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { startTyping } from '#admin/page-editor/typing/typing.ts'

afterEach(() => document.body.replaceChildren())

function type(text: string, multiline = false) {
  const element = document.createElement('h3')
  element.textContent = text
  document.body.append(element)
  const onDone = vi.fn()
  const typing = startTyping(element, { multiline, name: 'Title', onInput: () => {}, onDone })
  /** What an Android keyboard sends while a word is still being composed. */
  const enter = (inputType: string) => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, cancelable: true }),
    )
    const input = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true })
    return element.dispatchEvent(input)
  }
  return { typing, enter, onDone }
}

it.each(['insertParagraph', 'insertLineBreak'])('Enter of a phone ends one line (%s)', (kind) => {
  const { typing, enter, onDone } = type('Klasse B')
  expect(enter(kind)).toBe(false)
  expect(onDone).toHaveBeenCalledExactlyOnceWith('commit')
  expect(typing.text()).toBe('Klasse B')
})

it('Enter that confirms a word, or makes a line among others, ends nothing', () => {
  const line = type('Klasse B')
  expect(line.enter('insertCompositionText')).toBe(true)
  expect(line.onDone).not.toHaveBeenCalled()
  const lines = type('Klasse B', true)
  expect(lines.enter('insertParagraph')).toBe(true)
  expect(lines.onDone).not.toHaveBeenCalled()
})

it('what was pasted into one line is one, and into several stays as it is', () => {
  const pasted = 'Grundstoff 3\r\nVerkehrs\u2028zeichen\ta\n'
  expect(type(pasted).typing.text()).toBe('Grundstoff 3 Verkehrs zeichen a')
  expect(type('eins\nzwei\n\ndrei', true).typing.text()).toBe('eins\nzwei\n\ndrei')
})

it('spaces stay as they are', () => {
  expect(type(' ab 99\u00a0€\u00a0').typing.text()).toBe(' ab 99\u00a0€\u00a0')
})

it('lines that a browser has made blocks of are lines', () => {
  const { typing } = type('', true)
  const element = document.querySelector('h3')
  if (element) element.innerHTML = 'eins<div>zwei</div><div><br></div><div>drei</div>'
  expect(typing.text()).toBe('eins\nzwei\n\ndrei')
})
