import { useBlocker } from 'react-router-dom'
import LeaveQuestion from '#admin/form/LeaveQuestion.tsx'
import { useAskBeforeUnload } from '#admin/form/use-ask-before-unload.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { DRAFT_DAYS } from '#firebase/drafts/form-drafts.ts'

interface UnsavedChangesProps {
  when: boolean
  /** Whether this device keeps them. */
  kept?: boolean
}

/** Asks before a form with unsaved changes is left, inside the back office and by closing the page. */
export function UnsavedChanges({ when, kept = false }: UnsavedChangesProps) {
  const blocker = useBlocker(when)
  const { drafts } = useMessages()
  useAskBeforeUnload(when)
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    >
      {kept && ` ${drafts.staysHere(DRAFT_DAYS)}`}
    </LeaveQuestion>
  )
}
