// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LoadError } from './LoadError.tsx'

afterEach(cleanup)

const page = (failed: boolean, inSection: boolean) => {
  const error = failed && <LoadError retry={() => {}}>Es ging nicht.</LoadError>
  return (
    <>
      <h1 tabIndex={-1}>Preise</h1>
      {inSection ? (
        <section>
          <h2 tabIndex={-1}>Unsere Kurse</h2>
          {error}
        </section>
      ) : (
        error
      )}
    </>
  )
}

it.each([
  { where: 'in its section', inSection: true, heading: 'Unsere Kurse' },
  { where: 'on its page', inSection: false, heading: 'Preise' },
])('that goes by itself leaves the focus $where', ({ inSection, heading }) => {
  const { rerender } = render(page(true, inSection))
  screen.getByRole('button').focus()
  rerender(page(false, inSection))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }))
})

it('that goes by itself leaves the focus where else it is', () => {
  const { rerender } = render(page(true, true))
  screen.getByRole('heading', { name: 'Preise' }).focus()
  rerender(page(false, true))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preise' }))
})
