import { useState } from 'react'
import { manageRequest } from '#data/requests/manage-request.ts'
import { useRequests } from '#data/requests/RequestsProvider.tsx'
import { type RequestAction } from '#model/stored-request.ts'
import { toast } from '#ui/toast.tsx'

/** How many requests nobody has opened yet; undefined while it is not known. */
export function useUnreadRequests(): number | undefined {
  const { status, records } = useRequests()
  return status === 'ready' ? records.filter(({ read }) => !read).length : undefined
}

const done: Record<Exclude<RequestAction, 'read'>, string> = {
  done: 'Marked as done',
  reopen: 'Opened again',
  send: 'The mail is being sent again',
  delete: 'Request deleted',
}

/** Carries an action out and says what happened; true when it succeeded. */
export function useRequestAction(id: string) {
  const [busy, setBusy] = useState(false)

  async function act(action: Exclude<RequestAction, 'read'>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      await manageRequest(id, action)
      toast.success({ title: done[action] })
      return true
    } catch (error) {
      console.error('Failed to change request', error)
      toast.error({
        title: 'Error',
        description: 'The request could not be changed. Please try again.',
      })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { act, busy }
}
