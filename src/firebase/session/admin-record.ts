import { doc, onSnapshot } from 'firebase/firestore'
import { firestore } from '#firebase/app/firestore.ts'
import { auth } from '#firebase/session/auth.ts'
import { adminAccounts } from '#model/records/admin-account.ts'

/**
 * Watches the record beside the signed-in account's claim, without which everything is refused.
 *
 * @param onGone called when the server says that there is none
 * @returns the function that stops watching
 */
export function watchAdminRecord(onGone: () => void): () => void {
  const uid = auth().currentUser?.uid
  if (uid === undefined) return () => {}
  return onSnapshot(
    doc(firestore(), adminAccounts.collection, uid),
    (snapshot) => {
      if (!snapshot.exists() && !snapshot.metadata.fromCache) onGone()
    },
    (error) => {
      // The account is gone or disabled: the session notices by itself.
      console.warn('The record of this account is not watched any more', error)
    },
  )
}
