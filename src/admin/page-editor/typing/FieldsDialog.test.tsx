// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EditedRecord } from '#admin/page-editor/editing.ts'
import { FieldsDialog, type FieldsPlace } from '#admin/page-editor/typing/FieldsDialog.tsx'
import { values } from '#content/values/definition.ts'
import { draftKey } from '#model/records/page-draft.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

vi.mock('#firebase/images/upload-image.ts', () => ({
  // Never done.
  uploadImage: () => new Promise(() => undefined),
}))

const HEADING = 'Add value'
const record: EditedRecord = {
  key: draftKey(values.collection, 'new'),
  id: 'new',
  resource: { definition: values },
  stored: undefined,
  values: values.initial,
  state: 'created',
}
const onClose = vi.fn()
const onApply = vi.fn()

const open = (place: Partial<FieldsPlace> = {}) =>
  render(
    <InLanguage language="en">
      <FieldsDialog {...{ record, heading: HEADING, onApply, onClose, ...place }} />
    </InLanguage>,
  )
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), { target: { value: text } })
const pressEscape = () => fireEvent.keyDown(screen.getByText(HEADING), { key: 'Escape' })
const question = () => screen.queryByText('Leave without saving?')
// By its text: what lies below a question counts as hidden until that has faded.
const answer = (name: string) => fireEvent.click(screen.getByText(name))

/** A press that begins and ends there. */
function pressBeside() {
  const [beside] = document.getElementsByClassName('MuiDialog-container')
  if (!beside) throw new Error('There is no dialog.')
  fireEvent.mouseDown(beside)
  fireEvent.click(beside)
}

/** The same where it stands beside an element. */
function pressBackdrop() {
  const [backdrop] = document.getElementsByClassName('MuiBackdrop-root')
  if (!backdrop) throw new Error('There is no popover.')
  fireEvent.click(backdrop)
}

/** Whether the browser would ask before it leaves the page. */
const asksBeforeUnload = () => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

it.each([
  { desc: 'Escape', leave: pressEscape },
  { desc: 'a tap beside it', leave: pressBeside },
  { desc: 'Cancel', leave: () => answer('Cancel') },
  { desc: 'a tap beside it, at an element,', anchor: document.body, leave: pressBackdrop },
])('$desc asks before what was typed is given up', ({ leave, anchor }) => {
  open({ anchor })
  type('Pünktlich')
  expect(asksBeforeUnload()).toBe(true)
  leave()
  expect(question()).not.toBeNull()
  answer('Keep editing')
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByDisplayValue('Pünktlich')).toBeDefined()
  leave()
  answer('Leave')
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  { desc: 'Escape', leave: pressEscape },
  { desc: 'a tap beside it', leave: pressBeside },
])('$desc closes it at once where nothing is changed, or not any more', ({ leave }) => {
  open()
  expect(asksBeforeUnload()).toBe(false)
  type('Pünktlich')
  type('')
  expect(asksBeforeUnload()).toBe(false)
  leave()
  expect(question()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

it('asks while a picture is on its way', () => {
  open({ dropped: { field: 'image', file: new File(['…'], 'foto.png') } })
  expect(asksBeforeUnload()).toBe(true)
  pressEscape()
  expect(question()).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

it('applies without a question', () => {
  open()
  type('Pünktlich')
  fireEvent.change(screen.getByRole('textbox', { name: /^Description/ }), {
    target: { value: 'Immer.' },
  })
  answer('Apply')
  expect(onApply).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
})
