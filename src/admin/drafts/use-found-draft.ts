import { useEffect, useState } from 'react'
import type { Draft, DraftPlace } from '#data/drafts/draft.ts'
import { findDraft } from '#data/drafts/form-draft.ts'

/** `unavailable`: this device keeps nothing, or does not say what. */
export type FoundDraft = Draft | 'none' | 'unavailable'

/** What was typed into a form before; undefined until that is known. */
export function useFoundDraft({ account, collection, record }: DraftPlace): FoundDraft | undefined {
  const [found, setFound] = useState<FoundDraft>()
  useEffect(() => {
    let outdated = false
    const answer = (draft: FoundDraft) => {
      if (!outdated) setFound(draft)
    }
    findDraft({ account, collection, record }).then(
      (draft) => answer(draft ?? 'none'),
      () => answer('unavailable'),
    )
    return () => {
      outdated = true
    }
  }, [account, collection, record])
  return found
}
