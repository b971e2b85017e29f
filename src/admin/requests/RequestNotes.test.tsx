// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { RequestNotes } from '#admin/requests/RequestNotes.tsx'
import type { StoredRequest } from '#model/requests/stored-request.ts'
import { toast } from '#ui/toast/toast.ts'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

const manageRequests = vi.hoisted(() => vi.fn())
vi.mock('#firebase/requests/manage-requests.ts', () => ({ manageRequests }))
vi.mock('#ui/toast/toast.ts')
afterEach(cleanup)

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add note' }))

/** Presses the button, too. */
function addNote(text: string) {
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
  fireEvent.change(input(), { target: { value: text } })
  add()
}

it('asks before a note is left that is being sent: it may fail', () => {
  // Never done.
  manageRequests.mockReturnValueOnce(new Promise(() => undefined))
  addNote('Hat angerufen.')
  expect(input().readOnly).toBe(true)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
})

it('a note that could not be stored is still there, and is the same when it is sent again', async () => {
  expectConsoleError(/Failed to change request/)
  manageRequests.mockReset().mockRejectedValueOnce(new Error('The answer is lost.'))
  addNote('Ruft morgen an.')
  await waitFor(() => expect(input().readOnly).toBe(false))
  expect(input().value).toBe('Ruft morgen an.')
  expect(toast.error).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'The request could not be changed. Please try again.' }),
  )
  add()
  await waitFor(() => expect(input().value).toBe(''))
  const [first, again] = manageRequests.mock.calls
  expect(again).toEqual(first)
})
