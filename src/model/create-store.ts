/**
 * A state that components can subscribe to, as React's `useSyncExternalStore` asks for it.
 *
 * @param getState answers the same object until the state changes
 * @param start called for the first subscriber; it returns what is called after the last one has gone
 */
export function createStore<T>(getState: () => T, start = () => () => {}) {
  const listeners = new Set<() => void>()
  let stop = () => {}
  return {
    getState,
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) stop = start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
