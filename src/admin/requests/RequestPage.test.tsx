// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import RequestPage from '#admin/requests/RequestPage.tsx'
import { storedRequests, type StoredRequest } from '#model/requests/stored-request.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

const heard = vi.hoisted((): { records: StoredRequest[]; hear: () => void } => ({
  records: [],
  hear: () => undefined,
}))

const manageRequests = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('#firebase/requests/manage-requests.ts', () => ({ manageRequests }))
vi.mock('#firebase/requests/use-requests.ts', async () => {
  const { useReducer } = await import('react')
  return {
    useRequests: () => {
      ;[, heard.hear] = useReducer((times: number) => times + 1, 0)
      return { status: 'ready', records: heard.records }
    },
  }
})
vi.mock('#admin/accounts/use-name-of.ts', () => ({ useNameOf: () => String }))
afterEach(cleanup)

const request = {
  ...{ ...storedRequests.initial, id: 'one', name: 'Mara Muster', notes: [] },
  ...{ created_at: null, updated_at: null },
} as unknown as StoredRequest

it('keeps a note that is being written when somebody else deletes the request', () => {
  heard.records = [request]
  const router = createMemoryRouter([{ path: '/:id', element: <RequestPage /> }], {
    initialEntries: ['/one'],
  })
  render(
    <InLanguage language="en">
      <RouterProvider router={router} />
    </InLanguage>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: 'New note' }), {
    target: { value: 'Ruft am Montag an.' },
  })
  heard.records = []
  act(() => heard.hear())
  expect(screen.getByText('Request Not Found')).toBeDefined()
  expect(screen.getByText('Ruft am Montag an.')).toBeDefined()
})

it.each([
  ['suspected', /A password manager can look the same\./],
  ['held', /More requests came in an hour or a day than are mailed\./],
])('says why a request is %s, until it is mailed by one press', async (state, why) => {
  const shown = (record: object) => [{ ...request, read: true, ...record }]
  heard.records = shown({ state })
  const router = createMemoryRouter([{ path: '/:id', element: <RequestPage /> }], {
    initialEntries: [{ pathname: '/one', state: '?view=suspected' }],
  })
  render(
    <InLanguage language="en">
      <RouterProvider router={router} />
    </InLanguage>,
  )
  expect(screen.getByText(why)).toBeDefined()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send mail to the school' }))
    await Promise.resolve()
  })
  expect(manageRequests).toHaveBeenLastCalledWith(['one'], { action: 'send' })
  heard.records = shown({ state: 'sent', attempts: 1 })
  act(() => heard.hear())
  expect(screen.queryByText(why)).toBeNull()
  expect(screen.getByText('Delivered')).toBeDefined()
  // To where the filter still stands.
  const back = screen.getByRole('link', { name: 'Back to requests' })
  expect(back.getAttribute('href')).toBe('/admin/requests?view=suspected')
})

it('leads to the list once the request is deleted, unless staff have gone elsewhere before', async () => {
  vi.stubGlobal('confirm', () => true)
  onTestFinished(() => void vi.unstubAllGlobals())
  heard.records = [{ ...request, read: true }]
  const router = createBrowserRouter([
    { path: '/admin/requests/:id', element: <RequestPage /> },
    { path: '*', element: null },
  ])
  render(
    <InLanguage language="en">
      <RouterProvider router={router} />
    </InLanguage>,
  )
  for (const [elsewhere, then] of [
    [undefined, '/admin/requests'],
    ['/admin/faqs', '/admin/faqs'],
  ]) {
    let answer = () => {}
    manageRequests.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)))
    await act(() => router.navigate('/admin/requests/one'))
    fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }))
    if (elsewhere) await act(() => router.navigate(elsewhere))
    await act(async () => {
      answer()
      await Promise.resolve()
    })
    expect(window.location.pathname).toBe(then)
  }
})
