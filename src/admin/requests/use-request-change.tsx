import { ToastAction } from '#admin/layout/ToastAction.tsx'
import { useMessages } from '#admin/messages/use-messages.ts'
import { useAction } from '#admin/use-action.ts'
import { manageRequests } from '#firebase/requests/manage-requests.ts'
import { useRequestsContext } from '#firebase/requests/RequestsProvider.tsx'
import type { RequestChange } from '#model/requests/stored-request.ts'
import { toast } from '#ui/toast/toast.ts'

type Change = Exclude<RequestChange, { action: 'read' | 'retry' }>

/** Changes requests and says what happened; `change` resolves to true when it succeeded. */
export function useRequestChange() {
  const { busy, run } = useAction()
  const { recount } = useRequestsContext()
  const { common, requests: words } = useMessages()

  async function change(ids: readonly string[], what: Change): Promise<boolean> {
    const work = async () => {
      await manageRequests(ids, what)
      const undo = () => void change(ids, { action: 'reopen' })
      toast.success({
        title: ids.length > 1 ? words.deleted(ids.length) : words.changed[what.action],
        ...(what.action === 'done' && {
          description: words.movedToDone,
          action: <ToastAction label={common.undo} press={undo} />,
        }),
      })
    }
    const changed = await run(work, 'Failed to change request', words.notChanged)
    // Nobody hears of what was deleted.
    recount()
    return changed
  }

  return { change, busy }
}
