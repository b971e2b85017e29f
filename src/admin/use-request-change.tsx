import { useState } from 'react'
import { ToastAction } from '#admin/ToastAction.tsx'
import { manageRequests } from '#data/requests/manage-requests.ts'
import { useRequestsContext } from '#data/requests/RequestsProvider.tsx'
import type { RequestChange } from '#model/stored-request.ts'
import { toast } from '#ui/toast.tsx'

type Change = Exclude<RequestChange, { action: 'read' }>

const said: Record<Change['action'], string> = {
  done: 'Marked as done',
  reopen: 'Opened again',
  send: 'The mail to the school is being sent',
  delete: 'Request deleted',
  note: 'Note added',
  'remove-note': 'Note deleted',
}

/** Changes requests and says what happened; `change` resolves to true when it succeeded. */
export function useRequestChange() {
  const [busy, setBusy] = useState(false)
  const { recount } = useRequestsContext()

  async function change(ids: readonly string[], what: Change): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      await manageRequests(ids, what)
      const undo = () => void change(ids, { action: 'reopen' })
      toast.success({
        title: ids.length > 1 ? `${ids.length} requests deleted` : said[what.action],
        ...(what.action === 'done' && {
          description: 'The request has moved to “Done”.',
          action: <ToastAction label="Undo" press={undo} />,
        }),
      })
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

  return { change, busy }
}
