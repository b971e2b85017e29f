/**
 * Stands in for what libraries import and nothing here calls: docs/decisions/0002-layers.md. The
 * build puts it in the place of each of them.
 */
function leftOut(): never {
  throw new Error('This part of a library is not in the build: see src/firebase/app/left-out.ts.')
}

/** re2js, a regular expression engine that Firestore needs for pipelines alone. */
export const RE2JS = { compile: leftOut }

/** firebase/database, of which reactfire keeps a table of functions. */
export {
  leftOut as get,
  leftOut as off,
  leftOut as onChildAdded,
  leftOut as onChildChanged,
  leftOut as onChildMoved,
  leftOut as onChildRemoved,
  leftOut as onValue,
}
