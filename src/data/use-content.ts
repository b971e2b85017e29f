import { useSyncExternalStore } from 'react'
import { createLiveContent, type LiveContent, type OpenListener } from '#data/live-content.ts'
import { backendConfig } from '#data/backend.ts'
import { keepContent, keptContent } from '#data/kept-content.ts'
import { prerenderedRecords } from '#data/prerendered.ts'
import { idle, whenPainted } from '#data/when-painted.ts'
import type { ContentDefinition } from '#model/define-content.ts'

type Store = ReturnType<typeof createLiveContent<ContentDefinition>>
const stores = new Map<string, Store>()

/**
 * A content type's records, live: every confirmed write arrives here by itself.
 * All components that ask for the same type share one listener.
 */
export function useContent<D extends ContentDefinition>(definition: D): LiveContent<D> {
  const { subscribe, getState, getInitialState } = storeOf(
    definition,
    prerenderedRecords(definition),
  )
  return useSyncExternalStore(subscribe, getState, getInitialState) as unknown as LiveContent<D>
}

/** Everything that listening needs, loaded once. */
let sdk: ReturnType<typeof loadSdk> | undefined

async function loadSdk() {
  const [{ listenToContent }, { reconnect }] = await Promise.all([
    import('#data/content-listener.ts'),
    import('#data/firestore.ts'),
  ])
  return { listenToContent, reconnect }
}

const openWhenPainted: OpenListener<ContentDefinition> = async (
  definition,
  onNext,
  onError,
  again,
) => {
  // After all that the page itself is made of.
  await whenPainted()
  await idle()
  const keeps = backendConfig().audience === 'visitors'
  if (keeps && !again) {
    const records = keptContent(definition)
    if (records) onNext({ records, broken: [], source: 'earlier visit' })
  }
  // What could not be loaded is asked for once more by the next one.
  sdk ??= loadSdk().catch((error: unknown) => {
    sdk = undefined
    throw error
  })
  const { listenToContent, reconnect } = await sdk
  // One after the other, so that a visitor's click comes in between.
  await idle()
  if (again) await reconnect()
  return listenToContent(
    definition,
    (snapshot) => {
      onNext(snapshot)
      if (!keeps || snapshot.source === 'cache') return
      // After the page has changed: nobody should wait for it.
      void idle().then(() => keepContent(definition, snapshot.records))
    },
    onError,
  )
}

/** Forgets all records that the page has read. */
export function forgetContent(): void {
  stores.clear()
}

function storeOf(
  definition: ContentDefinition,
  prerendered: ReturnType<typeof prerenderedRecords>,
): Store {
  const known = stores.get(definition.collection)
  if (known) return known
  const store = createLiveContent(definition, openWhenPainted, prerendered)
  stores.set(definition.collection, store)
  return store
}
