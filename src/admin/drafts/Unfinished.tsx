import { lazy, Suspense, useEffect, useState } from 'react'
import { useAuthor } from '#admin/use-author.ts'
import { draftsOf } from '#data/drafts/account-drafts.ts'
import type { Draft } from '#data/drafts/draft.ts'
import type { ContentResource } from '#ui/content-resource.ts'

// Only where there is any.
const UnfinishedInput = lazy(() => import('#admin/drafts/UnfinishedInput.tsx'))

/** The account's unsaved input on this device; nothing while there is none. */
export function Unfinished({ resources }: { resources: readonly ContentResource[] }) {
  const account = useAuthor()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => {
    let outdated = false
    void draftsOf(account).then((kept) => {
      if (!outdated) setDrafts(kept)
    })
    return () => {
      outdated = true
    }
  }, [account])
  if (drafts.length === 0) return null
  return (
    <Suspense>
      <UnfinishedInput drafts={drafts} resources={resources} />
    </Suspense>
  )
}
