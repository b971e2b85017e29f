// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import RequestPage from '#admin/requests/RequestPage.tsx'
import { storedRequests, type StoredRequest } from '#model/requests/stored-request.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

const heard = vi.hoisted((): { records: StoredRequest[]; hear: () => void } => ({
  records: [],
  hear: () => undefined,
}))

vi.mock('#firebase/requests/manage-requests.ts', () => ({
  manageRequests: () => Promise.resolve(),
}))
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

it('keeps a note that is being written when somebody else deletes the request', () => {
  const request = { ...storedRequests.initial, id: 'one', name: 'Mara Muster', notes: [] }
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
