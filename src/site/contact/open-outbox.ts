import { useEffect } from 'react'
import { mayHaveRequests } from '#firebase/requests/outbox-flag.ts'
import { toast } from '#ui/toast/toast.ts'

export const SENT = {
  title: 'Nachricht erfolgreich gesendet!',
  description: 'Wir werden uns schnellstmöglich bei Ihnen melden.',
} as const

/** Sends what waits on this device, and says so when it has been sent. */
export async function openOutbox(): Promise<void> {
  try {
    const { watchOutbox } = await import('#firebase/requests/outbox.ts')
    watchOutbox(() => toast.success({ id: 'waited', ...SENT }))
  } catch {
    // What fails is tried again by the next page; where nothing may be kept, nothing waits.
  }
}

/** On every page: an earlier visit may have left a request that waits for the network. */
export function useOutboxAtVisit(): void {
  useEffect(() => {
    if (mayHaveRequests()) void openOutbox()
  }, [])
}
