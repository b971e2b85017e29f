// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { RequestNotes } from '#admin/requests/RequestNotes.tsx'
import type { StoredRequest } from '#model/requests/stored-request.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

vi.mock('#firebase/requests/manage-requests.ts', () => ({
  // Never done.
  manageRequests: () => new Promise(() => undefined),
}))
afterEach(cleanup)

it('asks before a note is left that is being sent: it may fail', () => {
  const request = { id: 'one', notes: [] as StoredRequest['notes'] } as StoredRequest
  function Notes() {
    const [note, setNote] = useState('')
    return <RequestNotes {...{ request, note, setNote }} />
  }
  render(
    <InLanguage language="en">
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Notes /> }])} />
    </InLanguage>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hat angerufen.' } })
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(true)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
})
