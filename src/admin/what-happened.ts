import type { VersionKind } from '#model/history.ts'

const words: Record<VersionKind, string> = {
  created: 'Created',
  edited: 'Edited',
  restored: 'Restored',
  deleted: 'Deleted',
  found: 'Before its history began, until',
  aside: 'Not chosen, kept',
}

/** How the back office calls what led to a version. */
export const whatHappened = (kind: VersionKind): string => words[kind]
