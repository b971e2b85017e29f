import type { ContentSnapshot } from '#firebase/content/read-snapshot.ts'
import { awaitAnswer } from '#firebase/timing/deadline.ts'
import { createStore } from '#model/create-store.ts'
import type { BrokenRecord } from '#model/records/decode.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { failedTo } from '#model/words/messages.ts'

export interface LiveContent<D extends ContentDefinition> {
  readonly status: 'loading' | 'ready' | 'error'
  readonly records: readonly Content<D>[]
  /** What staff have to repair; visitors never see it. */
  readonly broken: readonly BrokenRecord[]
  /** Set with `error` only; its `cause` is what the backend said. */
  readonly error: Error | undefined
  readonly retry: () => void
}

/** How a source of snapshots is opened; tests pass their own. */
export type OpenListener<D extends ContentDefinition> = (
  definition: D,
  onNext: (snapshot: ContentSnapshot<D>) => void,
  onError: (error: Error) => void,
  /** True when somebody asks again: not a moment to wait until the connection tries by itself. */
  again: boolean,
) => Promise<() => void>

/** Firestore dislikes listeners that are closed and reopened at once (firebase-js-sdk #9267). */
const UNSUBSCRIBE_DELAY_MS = 5_000

/**
 * One query's listener, shared by all components that show it: opened with the first
 * subscriber, closed a few seconds after the last one has gone.
 *
 * @param prerendered what the page shows already; it stays until the store has answered, and when
 * it does not answer
 * @param isStaff whether the page is the back office: staff would save over what a cache does not
 * show, which begins empty and holds a part of a list for other listeners; asked when a cache answers
 */
export function createLiveContent<D extends ContentDefinition>(
  definition: D,
  open: OpenListener<D>,
  prerendered?: readonly Content<D>[],
  isStaff: () => boolean = () => false,
) {
  let close: (() => void) | undefined
  /** Set while nobody is subscribed. */
  let closing: ReturnType<typeof setTimeout> | undefined
  let endWaiting = () => {}
  /** Whether the open listener has heard the server. */
  let heard = false
  const unknown: LiveContent<D> = {
    status: prerendered ? 'ready' : 'loading',
    records: prerendered ?? [],
    broken: [],
    error: undefined,
    retry,
  }
  let state = unknown
  const { getState, subscribe, notify } = createStore(() => state, keepOpen)

  function publish(change: Partial<LiveContent<D>>) {
    state = { ...state, ...change }
    notify()
  }

  /** Nobody looks at it any more; whoever comes next may not be allowed to. */
  function end() {
    clearTimeout(closing)
    close?.()
    close = undefined
    state = unknown
  }

  function fail(cause: unknown) {
    endWaiting()
    // Who signs out leaves listeners behind that are then refused: no one's trouble.
    if (closing !== undefined) return end()
    const error = new Error(failedTo.fetch(definition.labels), { cause })
    console.error(error.message, cause)
    const records = prerendered ? state.records : []
    publish({ status: 'error', error, records, broken: [] })
  }

  function receive({ records, broken, source }: ContentSnapshot<D>) {
    heard ||= source === 'server'
    if (!heard && isStaff()) return notKnown()
    // An empty cache says nothing about the store, unless nobody else can be asked.
    const emptyCache = source === 'cache' && records.length === 0 && broken.length === 0
    if (emptyCache && (navigator.onLine || state.records.length > 0)) return
    endWaiting()
    // Mostly one has changed: the others stay the same objects, and what shows them need not render.
    const shown = new Map(state.records.map((record) => [record.id, record]))
    const next = records.map((record) => {
      const same = shown.get(record.id)
      return same && contentOf(same) === contentOf(record) ? same : record
    })
    // The first answer mostly confirms what the page shows.
    const confirmed =
      state.status === 'ready' &&
      broken.length === 0 &&
      state.broken.length === 0 &&
      next.length === state.records.length &&
      next.every((record, index) => record === state.records[index])
    if (!confirmed) publish({ status: 'ready', records: next, broken, error: undefined })
  }

  /** Waits for the server while it may be on its way, and says so when it cannot be. */
  function notKnown() {
    if (state.status === 'loading' && !navigator.onLine) fail(new Error('The device is offline.'))
  }

  /** Without the times of writing, which prerendered records do not have. */
  function contentOf(record: Content<D>) {
    return JSON.stringify(record, ['id', 'order_index', ...Object.keys(definition.fields)])
  }

  function start(again = false) {
    let stopped = false
    heard = false
    let stop = () => {}
    close = () => {
      stopped = true
      endWaiting()
      stop()
    }
    if (!prerendered) endWaiting = awaitAnswer(fail)
    open(
      definition,
      (snapshot) => {
        if (!stopped) receive(snapshot)
      },
      (error) => {
        if (!stopped) fail(error)
      },
      again,
    ).then(
      (opened) => {
        stop = opened
        if (stopped) opened()
      },
      (error: unknown) => {
        if (!stopped) fail(error)
      },
    )
  }

  function keepOpen() {
    clearTimeout(closing)
    closing = undefined
    if (!close) start()
    return () => {
      closing = setTimeout(end, UNSUBSCRIBE_DELAY_MS)
    }
  }

  function retry() {
    close?.()
    publish({ status: unknown.status, error: undefined })
    start(true)
  }

  return {
    getState,
    /** Before the first answer: what prerendered HTML shows, and hydration must show again. */
    getInitialState: () => unknown,
    subscribe,
  }
}
