import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { backendConfig } from '#firebase/app/backend.ts'
import {
  createLiveContent,
  type LiveContent,
  type OpenListener,
} from '#firebase/content/live-content.ts'
import { prerenderedRecords } from '#firebase/content/prerendered.ts'
import { visitorStays } from '#firebase/timing/first-interaction.ts'
import { idle, whenPainted } from '#firebase/timing/when-painted.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'

/**
 * Where the site's records come from. Each source replaces those before it, and this module alone
 * merges them:
 *
 * 1. built-in: `defaults.ts` beside a type, where the others have no record
 * 2. prerendered: what the page was built with, from the first paint on
 * 3. the server's, live
 *
 * While staff edit the page, their draft is laid over it; in a form's preview, what the form holds.
 */

type Store = ReturnType<typeof createLiveContent<ContentDefinition>>
const stores = new Map<string, Store>()

/**
 * A content type's records, live: every confirmed write arrives here by itself. All components that
 * ask for the same type share one listener.
 *
 * @param builtIn records where there are none, in the states that it names
 */
export function useContent<D extends ContentDefinition>(
  definition: D,
  builtIn?: BuiltIn<D>,
): LiveContent<D> {
  const { subscribe, getState, getInitialState } = storeOf(definition)
  const state = useSyncExternalStore(subscribe, getState, getInitialState)
  const content = state as unknown as LiveContent<D>
  const edit = useContext(EditedContent)
  const previewed = useContext(PreviewedContent)
  if (previewed?.definition === (definition as ContentDefinition)) {
    return { ...content, records: [previewed.record as Content<D>] }
  }
  return edit ? edit(definition, content) : withBuiltIn(content, builtIn)
}

/** The records of several types, in their order; as `useContent` without built-in ones. */
export function useContents(
  definitions: readonly ContentDefinition[],
): readonly LiveContent<ContentDefinition>[] {
  const [all] = useState(() => {
    const each = definitions.map(storeOf)
    const getStates = () => each.map(({ getState }) => getState())
    let known = getStates()
    return {
      subscribe: (hear: () => void) => {
        const stops = each.map(({ subscribe }) => subscribe(hear))
        return () => stops.forEach((stop) => stop())
      },
      // The same list as long as nothing changes.
      getSnapshot: () => {
        const states = getStates()
        if (states.some((state, index) => state !== known[index])) known = states
        return known
      },
    }
  })
  return useSyncExternalStore(all.subscribe, all.getSnapshot)
}

export interface BuiltIn<D extends ContentDefinition> {
  readonly records: readonly Content<D>[]
  readonly insteadOf: readonly ('empty' | 'error')[]
}

function withBuiltIn<D extends ContentDefinition>(
  content: LiveContent<D>,
  builtIn: BuiltIn<D> | undefined,
): LiveContent<D> {
  if (!builtIn || content.records.length > 0 || content.status === 'loading') return content
  const missing = content.status === 'error' ? 'error' : 'empty'
  return builtIn.insteadOf.includes(missing) ? { ...content, records: builtIn.records } : content
}

/** The record of a type that has one; the built-in one until it is there. */
export function useSingleRecord<D extends ContentDefinition, B>(
  definition: D,
  builtIn: B,
): Content<D> | B {
  const { records } = useContent(definition)
  return records.find(({ id }) => id === definition.single) ?? builtIn
}

/**
 * What a page that shows a type's records knows of them right now, without any draft.
 *
 * @returns undefined while it is not known whether there are any
 */
export function knownRecords<D extends ContentDefinition>(
  definition: D,
): readonly Content<D>[] | undefined {
  const state = stores.get(definition.collection)?.getState()
  if (!state || (state.status !== 'ready' && state.records.length === 0)) return undefined
  return state.records as unknown as readonly Content<D>[]
}

/** Forgets all records that the page has read. */
export function forgetContent(): void {
  stores.clear()
}

/** Everything that listening needs, loaded once. */
let sdk: ReturnType<typeof loadSdk> | undefined

async function loadSdk() {
  const [{ listenToContent }, { reconnect }] = await Promise.all([
    import('#firebase/content/read-snapshot.ts'),
    import('#firebase/app/firestore.ts'),
  ])
  return { listenToContent, reconnect }
}

const openWhenPainted: OpenListener<ContentDefinition> = async (
  definition,
  onNext,
  onError,
  again,
) => {
  // After all that the page itself is made of; visits that end at once cost no reads.
  await (isStaff() ? whenPainted() : visitorStays())
  await idle()
  // What could not be loaded is asked for once more by the next one.
  sdk ??= loadSdk().catch((error: unknown) => {
    sdk = undefined
    throw error
  })
  const { listenToContent, reconnect } = await sdk
  // One after the other, so that a visitor's click comes in between.
  await idle()
  if (again) await reconnect()
  return listenToContent(definition, onNext, onError)
}

const isStaff = () => backendConfig().audience === 'staff'

function storeOf(definition: ContentDefinition): Store {
  const known = stores.get(definition.collection)
  if (known) return known
  const prerendered = prerenderedRecords(definition)
  const store = createLiveContent(definition, openWhenPainted, prerendered, isStaff)
  stores.set(definition.collection, store)
  return store
}

/** What staff who edit the page see instead of what is stored. */
export type EditContent = <D extends ContentDefinition>(
  definition: D,
  content: LiveContent<D>,
) => LiveContent<D>

/** Around a part of the site that shows what a form holds, as visitors would see it. */
export const PreviewedContent = createContext<
  | { readonly definition: ContentDefinition; readonly record: Content<ContentDefinition> }
  | undefined
>(undefined)

/** Around a page that is being edited; visitors have none. */
export const EditedContent = createContext<EditContent | undefined>(undefined)
