import type * as Firestore from 'firebase/firestore'

/**
 * What reactfire uses of Firestore. Its entry imports it, and with it the sign-in page would load
 * Firestore; the build hands it these instead (tools/prerender/lean-reactfire.ts), which work as
 * soon as the screens behind the guard have loaded the SDK.
 */
export let onSnapshot: typeof Firestore.onSnapshot
export let queryEqual: typeof Firestore.queryEqual

export function provideFirestore(sdk: Pick<typeof Firestore, 'onSnapshot' | 'queryEqual'>): void {
  onSnapshot = sdk.onSnapshot
  queryEqual = sdk.queryEqual
}
