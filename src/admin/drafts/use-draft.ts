import { useEffect, useRef, useState } from 'react'
import { useFoundDraft } from '#admin/drafts/use-found-draft.ts'
import type { Draft, DraftPlace } from '#data/drafts/draft.ts'
import { forgetDraft } from '#data/drafts/form-draft.ts'
import { keepDraft, writeWhenHidden } from '#data/drafts/waiting-drafts.ts'
import type { Stored } from '#model/decode.ts'

interface DraftedForm extends Pick<Draft, 'newId' | 'base' | 'values'> {
  readonly place: DraftPlace
  /** Whether there is anything to lose. */
  readonly unsaved: boolean
}

/**
 * Keeps on this device what a form holds, as long as it is not saved.
 *
 * @returns `offer` is what was found when the form was opened, until `take` or `discard` is called.
 *   `open` says that the form may be filled in: not before, or one of both inputs would be lost.
 */
export function useDraft({ place, newId, base, values, unsaved }: DraftedForm) {
  const { account, collection, record } = place
  const found = useFoundDraft(place)
  const [answered, setAnswered] = useState(false)
  const offer = typeof found === 'object' && !answered ? found : undefined
  const open = found !== undefined && !offer
  const kept = found !== 'unavailable'
  const keeping = open && kept
  // The draft that is this form's: a younger one is another tab's.
  const own = useRef<{ readonly at: number; readonly values?: Stored }>(undefined)

  useEffect(() => writeWhenHidden(), [])

  useEffect(() => {
    if (!keeping) return
    const here = { account, collection, record }
    if (!unsaved) {
      if (own.current) void forgetDraft(here, own.current.at)
      own.current = undefined
    } else if (own.current?.values !== values) {
      own.current = { at: keepDraft({ ...here, newId, base, values }), values }
    }
  }, [keeping, unsaved, values, base, newId, account, collection, record])

  function take(draft: Draft) {
    own.current = { at: draft.at }
    setAnswered(true)
  }

  function discard(draft: Draft) {
    setAnswered(true)
    void forgetDraft(place, draft.at)
  }

  return { offer, open, kept, take, discard }
}
