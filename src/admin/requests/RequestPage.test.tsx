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

const request = { ...storedRequests.initial, id: 'one', name: 'Mara Muster', notes: [] }

it('keeps a note that is being written when somebody else deletes the request', () => {
  heard.records = [request as unknown as StoredRequest]
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

it('leads to the list once the request is deleted, unless staff have gone elsewhere before', async () => {
  vi.stubGlobal('confirm', () => true)
  onTestFinished(() => void vi.unstubAllGlobals())
  heard.records = [{ ...request, read: true } as unknown as StoredRequest]
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
