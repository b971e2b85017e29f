// @vitest-environment happy-dom
import { useState } from 'react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { PageTitle } from '#admin/layout/PageTitle.tsx'
import { useKeptFocus } from '#admin/layout/use-kept-focus.ts'

afterEach(cleanup)

function Layout() {
  useKeptFocus(useLocation().pathname)
  return (
    <>
      <Link to="/other">Menu</Link>
      <main>
        <Outlet />
      </main>
    </>
  )
}

function Screen({ title }: { title: string }) {
  const [rows, setRows] = useState(['First', 'Second'])
  const remove = (row: string) => setRows(rows.filter((each) => each !== row))
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {rows.map((row) => (
        <button key={row} onClick={() => remove(row)}>
          {row}
        </button>
      ))}
      <Link to="/other">Inside</Link>
      <fieldset>
        {rows.length > 1 && <button onClick={() => remove('Second')}>Grouped</button>}
      </fieldset>
    </>
  )
}

function show() {
  const children = [
    { index: true, element: <Screen key="one" title="One" /> },
    { path: 'other', element: <Screen key="other" title="Other" /> },
  ]
  const router = createMemoryRouter([{ path: '/', element: <Layout />, children }])
  render(<RouterProvider router={router} />)
}

function press(name: string) {
  const button = screen.getByText(name)
  act(() => button.focus())
  fireEvent.click(button)
}
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name))

it('the first screen leaves the focus where the browser has it', () => {
  show()
  expect(document.activeElement).toBe(document.body)
})

it.each(['Menu', 'Inside'])(
  'a link of what is called %s leads to the next heading',
  async (link) => {
    show()
    press(link)
    await focused('Other')
  },
)

it('what is gone with its row leaves the focus to the heading', async () => {
  show()
  press('First')
  await focused('One')
})

it('what is gone from a group leaves the focus to the group', async () => {
  show()
  press('Grouped')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('FIELDSET'))
})

it('a button that was disabled for a while has the focus again', async () => {
  show()
  const button = screen.getByText<HTMLButtonElement>('Second')
  act(() => button.focus())
  button.disabled = true
  button.blur()
  button.disabled = false
  await focused('Second')
})

it('what gives the focus up by itself, as for the key that closes a keyboard, does not get it back', async () => {
  show()
  act(() => screen.getByText('Second').focus())
  act(() => screen.getByText('Second').blur())
  await Promise.resolve()
  fireEvent.click(screen.getByText('First'))
  await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  expect(document.activeElement).toBe(document.body)
})

it('what changes while the focus moves on does not call it back', async () => {
  show()
  const button = screen.getByText('Second')
  act(() => button.focus())
  // As the ripple of a button does, in the moment in which nothing has the focus.
  button.addEventListener('focusout', () => button.append('.'))
  act(() => button.blur())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(document.body)
})

it('a press beside everything gives the focus up', async () => {
  show()
  act(() => screen.getByText('Second').focus())
  fireEvent.pointerDown(document.body)
  screen.getByText('Second').blur()
  fireEvent.click(screen.getByText('First'))
  await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  expect(document.activeElement).toBe(document.body)
})
