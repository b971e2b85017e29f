import type { VersionKind } from '#model/history.ts'

const whatHappened: Readonly<Record<VersionKind, string>> = {
  created: 'Created',
  edited: 'Edited',
  restored: 'Restored',
  deleted: 'Deleted',
  found: 'Before its history began, until',
  aside: 'Not chosen, kept',
}

/** A record's versions, and what was changed. */
export const history = {
  whatHappened,
  heading: (name: string) => `History of ${name}`,
  form: 'the form',
  howItWorks: (count: number) =>
    `The last ${count} versions are kept. Restoring one makes it the newest: what is there now stays here, too.`,
  loading: 'Loading history...',
  notLoaded: 'The history could not be loaded.',
  none: 'Nothing was changed yet: the first save begins the history.',
  unknownAuthor: 'Nobody knows who wrote it',
  whatChanged: (time: string) => `What changed on ${time}`,
  show: 'Show changes',
  hide: 'Hide changes',
  asItIs: 'As it is now',
  restoreOf: (time: string) => `Restore the version of ${time}`,
  restored: {
    title: 'Version restored',
    description: (time: string) => `As it was on ${time}.`,
  },
  notRestored: 'Not restored',
  notAsItIs: (problems: string) => `This version cannot be restored as it is. ${problems}`,
  changedMeanwhile: 'Somebody else has just changed it. Look at the newest version, and try again.',
  failed: 'The version could not be restored. Please try again.',
  noField: 'No field was changed.',
  nothing: 'nothing',
  noPicture: 'The picture is not stored any more.',
}
