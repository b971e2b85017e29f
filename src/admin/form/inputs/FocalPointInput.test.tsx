// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FocalPointInput } from '#admin/form/inputs/FocalPointInput.tsx'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

afterEach(cleanup)

interface Start {
  src?: string
  x?: number
  y?: number
  zoom?: number
  disabled?: boolean
}

/** One grey point: what cannot be loaded is not shown. */
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

function Picker({ src = POINT, disabled = false, ...start }: Start) {
  const [at, setAt] = useState({ x: 50, y: 50, zoom: 150, ...start })
  return (
    <InLanguage language="en">
      <FocalPointInput
        src={src}
        shape="round"
        at={at}
        labels={{
          both: 'Photo position',
          x: 'Horizontal position',
          y: 'Vertical position',
          zoom: 'Zoom',
        }}
        disabled={disabled}
        onChange={(changed) => setAt({ ...at, ...changed, zoom: changed.zoom ?? 100 })}
      />
    </InLanguage>
  )
}

const pictureOf = (name: string) =>
  within(screen.getByRole('figure', { name })).getByRole('presentation')
const photo = () => pictureOf('As cut on the website')
const mouse = { pointerId: 1, isPrimary: true, button: 0 }

function drag(right: number, down: number, pointer: PointerEventInit = mouse) {
  fireEvent.pointerDown(photo(), { ...pointer, clientX: 200, clientY: 100 })
  fireEvent.pointerMove(photo(), { ...pointer, clientX: 200 + right, clientY: 100 + down })
  fireEvent.pointerUp(photo(), pointer)
}

/** What the picture and the text beside it say, which must be the same. */
function expectPosition(x: number, y: number) {
  expect(photo().style.objectPosition).toBe(`${x}% ${y}%`)
  expect(screen.getByText(new RegExp(`: ${x} % / ${y} %$`))).toBeDefined()
}

describe('the photo’s position', () => {
  it.each([
    { desc: 'shows more of the left when dragged right', by: [20, 0], want: [40, 50] },
    { desc: 'shows more of the bottom when dragged up', by: [0, -30], want: [50, 65] },
    { desc: 'moves both ways at once, in whole percent', by: [-3, 5], want: [52, 48] },
    { desc: 'stops at the edges', by: [500, -500], want: [0, 100] },
  ] as const)('$desc', ({ by: [right, down], want: [x, y] }) => {
    render(<Picker />)
    drag(right, down)
    expectPosition(x, y)
  })

  it('goes on from where the last drag ended, and rests between drags', () => {
    render(<Picker />)
    drag(20, 0)
    fireEvent.pointerMove(photo(), { ...mouse, clientX: 400, clientY: 400 })
    expectPosition(40, 50)
    drag(20, 0)
    expectPosition(30, 50)
  })

  it.each([
    { desc: 'is where the whole picture is clicked', at: [125, 40], want: [25, 20] },
    { desc: 'stays in the picture', at: [500, -1], want: [100, 0] },
  ] as const)('$desc', ({ at: [clientX, clientY], want: [x, y] }) => {
    render(<Picker />)
    const whole = pictureOf('Whole picture')
    whole.getBoundingClientRect = () => new DOMRect(100, 0, 100, 200)
    fireEvent.pointerDown(whole, { ...mouse, clientX, clientY })
    expectPosition(x, y)
  })

  it('is not moved by the right button', () => {
    render(<Picker />)
    drag(20, 20, { ...mouse, button: 2 })
    expectPosition(50, 50)
  })

  it('follows the first finger only', () => {
    render(<Picker />)
    fireEvent.pointerDown(photo(), { ...mouse, clientX: 200, clientY: 100 })
    drag(80, 80, { pointerId: 2, isPrimary: false, button: 0 })
    expectPosition(50, 50)
    fireEvent.pointerMove(photo(), { ...mouse, clientX: 220, clientY: 100 })
    expectPosition(40, 50)
  })

  it('is not moved any more once the form is being saved', () => {
    const { rerender } = render(<Picker />)
    fireEvent.pointerDown(photo(), { ...mouse, clientX: 200, clientY: 100 })
    rerender(<Picker disabled />)
    fireEvent.pointerMove(photo(), { ...mouse, clientX: 220, clientY: 100 })
    expectPosition(50, 50)
    drag(20, 0)
    expectPosition(50, 50)
  })

  it('stops at the edges with keys, and a stored fraction becomes whole', () => {
    render(<Picker x={100} y={12.5} />)
    const slider = (name: string) => screen.getByRole('slider', { name })
    fireEvent.keyDown(slider('Horizontal position'), { key: 'ArrowRight' })
    fireEvent.keyDown(slider('Vertical position'), { key: 'ArrowDown' })
    expectPosition(100, 12)
  })

  it('goes back to the middle', () => {
    render(<Picker x={7} y={93} />)
    fireEvent.click(screen.getByRole('button', { name: 'Reset to center' }))
    expectPosition(50, 50)
  })

  it('asks for a photo while there is none', () => {
    render(<Picker src="" />)
    expect(screen.getByText(/choose a photo first/)).toBeDefined()
    expect(screen.queryAllByRole('slider')).toEqual([])
  })

  it('is enlarged, and has a slider only where that moves something', () => {
    render(<Picker zoom={100} />)
    const sliders = () =>
      screen.getAllByRole('slider').map((each) => each.getAttribute('aria-label'))
    const whole = pictureOf('Whole picture')
    const measured = { naturalWidth: 600, naturalHeight: 900 }
    for (const [name, value] of Object.entries(measured)) {
      Object.defineProperty(whole, name, { value })
    }
    fireEvent.load(whole)
    expect(sliders()).toEqual(['Zoom', 'Vertical position'])
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: 200 } })
    expect(photo().style.transform).toBe('scale(2)')
    expect(sliders()).toEqual(['Zoom', 'Horizontal position', 'Vertical position'])
    fireEvent.click(screen.getByRole('button', { name: 'Reset to center' }))
    expect(photo().style.transform).toBe('')
  })
})
