import type { ReactFireGlobals } from 'reactfire'

/**
 * reactfire keeps each observable under its id, with the last value or error, as long as the page
 * lives; nothing of its own forgets one (FirebaseExtended/reactfire#790).
 *
 * @param ids how the ids of those to be asked anew begin
 */
export function forgetObservables(ids: string): void {
  const { _reactFirePreloadedObservables: kept } = globalThis as unknown as ReactFireGlobals
  for (const id of kept.keys()) if (id.startsWith(ids)) kept.delete(id)
}
