import { useState } from 'react'
import { manageRequests } from '#data/requests/manage-requests.ts'
import { useRequestsContext } from '#data/requests/RequestsProvider.tsx'
import { type RequestAction } from '#model/stored-request.ts'
import { toast } from '#ui/toast.tsx'

const done: Record<Exclude<RequestAction, 'read'>, string> = {
  done: 'Marked as done',
  reopen: 'Opened again',
  send: 'The mail is being sent',
  delete: 'Request deleted',
}

/** Carries actions out and says what happened; true when they succeeded. */
export function useRequestAction() {
  const [busy, setBusy] = useState(false)
  const { recount } = useRequestsContext()

  async function act(
    ids: readonly string[],
    action: Exclude<RequestAction, 'read'>,
  ): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      await manageRequests(ids, action)
      toast.success({ title: ids.length > 1 ? `${ids.length} requests deleted` : done[action] })
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
      // Nobody hears of what was deleted.
      recount()
    }
  }

  return { act, busy }
}
