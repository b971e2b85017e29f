/**
 * Stands in for `re2js`, a regular expression engine of 45 KiB that Firestore needs for pipelines
 * alone, which this site does not use. The build puts it in its place.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Firestore pipelines are not part of this build: see src/data/no-re2js.ts.')
  },
}
