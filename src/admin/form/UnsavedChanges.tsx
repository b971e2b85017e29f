import { useEffect } from 'react'
import { useBlocker, useNavigate } from 'react-router-dom'
import LeaveQuestion from '#admin/form/LeaveQuestion.tsx'
import { useAskBeforeUnload } from '#admin/form/use-ask-before-unload.ts'
import { useMessages } from '#admin/messages/use-messages.ts'
import { DRAFT_DAYS } from '#firebase/drafts/form-drafts.ts'

interface UnsavedChangesProps {
  when: boolean
  /** Whether this device keeps them. */
  kept?: boolean
  /** Where the form leads once it is saved. */
  leadsTo?: string | undefined
}

/** Asks before a form with unsaved changes is left, inside the back office and by closing the page. */
export function UnsavedChanges({ when, kept = false, leadsTo }: UnsavedChangesProps) {
  const blocker = useBlocker(when)
  const navigate = useNavigate()
  const { drafts } = useMessages()
  useAskBeforeUnload(when)

  // After the render in which nothing is unsaved any more, or it would be asked about. A press that
  // came while it was being saved leads to where it was meant to.
  useEffect(() => {
    if (when) return
    if (blocker.state === 'blocked') blocker.proceed()
    else if (leadsTo !== undefined && blocker.state === 'unblocked') void navigate(leadsTo)
  }, [when, leadsTo, blocker, navigate])

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
