// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Choice } from './earliest-dates.ts'
import { WayForm } from './WayForm.tsx'

afterEach(cleanup)

it('what is ticked for one class does not count for another that has another box', () => {
  let chosen: Choice = { way: 'B', other: false, birthday: '' }
  function Page() {
    const [choice, setChoice] = useState(chosen)
    const onChoose = (next: Choice) => setChoice((chosen = next))
    return <WayForm choice={choice} onChoose={onChoose} />
  }
  render(<Page />)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox')
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

  fireEvent.click(box())
  expect(chosen).toMatchObject({ way: 'B', other: true })
  // The same box.
  choose(/^BE /)
  expect([chosen.way, chosen.other, box().checked]).toEqual(['BE', true, true])
  choose(/^A /)
  expect([chosen.way, chosen.other, box().checked]).toEqual(['A', false, false])
  fireEvent.click(box())
  expect(chosen).toMatchObject({ way: 'A', other: true })
})
