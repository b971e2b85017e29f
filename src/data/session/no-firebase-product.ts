/**
 * Stands in for the Firebase products that reactfire's entry imports and nothing here calls through
 * it. The build puts it in their place: see docs/decisions/0029-reactfire.md.
 */
function absent(): never {
  throw new Error(
    'This Firebase product is not part of reactfire here: see no-firebase-product.ts.',
  )
}

// firebase/database
export {
  absent as get,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
}
// firebase/remote-config
export {
  absent as ensureInitialized,
  absent as getAll,
  absent as getBoolean,
  absent as getNumber,
  absent as getString,
  absent as getValue,
}
// firebase/functions and firebase/storage, which the screens that need them load themselves
export { absent as httpsCallable, absent as getDownloadURL, absent as ref }
