/** A change that makes no difference, and why. */
export interface Equivalent {
  /** The line as it was. */
  readonly code: string
  readonly change: string
  readonly reason: string
}

const STAMP = 'request.resource.data.updated_at == request.time'
const CREATED = 'allow create: if isAdmin() && (isNew() || isRestored());'
const DELETED = 'allow delete: if isAdmin() && isContent(collection) && isBinned();'
const VERSION = 'allow create: if isAdmin() && isContent(collection) && signed()'
const LINES = String.raw`return (list.join('\n') + '\n').matches(pattern) && list.join('').matches('[^\\n]*');`

/** Whoever reads the rule of a record shall see what it asks, though the rule of its version asks it too. */
const ofRecord = (code: string, change: string, asked: string): Equivalent => ({
  ...{ code, change },
  reason: `hasVersion needs a version of this very request, for which the versions' rule asks ${asked}`,
})
/** The other half: a version is nothing without the write of its record. */
const ofVersion = (code: string, change: string, asked: string): Equivalent => ({
  ...{ code, change },
  reason: `the record is written in this very request, for which its rule asks ${asked}`,
})

/** Only what can be proven: everything else is a test that is missing. */
export const equivalents: readonly Equivalent[] = [
  {
    code: "return request.auth != null && request.auth.token.get('admin', false) == true;",
    change: 'without request.auth != null',
    reason: 'looking for the token of nobody is an error, and an error refuses as false does',
  },
  {
    code: "return (!(session() in sessions) && signedInAt() > request.time - duration.value(1, 'h'))",
    change: '> → >=',
    reason:
      'sign-ins are whole seconds, requests microseconds: they differ in one of those an hour',
  },
  ...['pattern open at its beginning', 'pattern open at its end'].map((change) => ({
    ...{ code: LINES, change },
    reason: 'a dot stands for what the class does: all but a line break',
  })),
  ...[`&& ${STAMP}`, `&& ${STAMP};`].map((code) => ofRecord(code, `without ${STAMP}`, 'the time')),
  ofRecord(CREATED, 'without isAdmin()', 'for an admin'),
  ofRecord(DELETED, 'without isAdmin()', 'for an admin'),
  {
    code: DELETED,
    change: 'without isContent(collection)',
    reason: 'isBinned needs a row of this very request, which the rule of the bin takes of content',
  },
  ofRecord(
    '&& request.resource.data.rev == 1',
    'without request.resource.data.rev == 1',
    'whether its name is the number of the record',
  ),
  ofVersion(VERSION, 'without isAdmin()', 'for an admin'),
  ofVersion(VERSION, 'without isContent(collection)', 'for content'),
  ofVersion(
    "return kind() in ['created', 'edited', 'restored'] && isWritten()",
    "without kind() in ['created', 'edited', 'restored']",
    'for the kind',
  ),
  ofVersion(
    '&& request.resource.data.record == getAfter(record()).data;',
    'without request.resource.data.record == getAfter(record()).data',
    'whether the version holds the same',
  ),
  ofVersion(
    "return kind() == 'deleted' && !existsAfter(record())",
    "without kind() == 'deleted'",
    'for the kind',
  ),
  ofVersion('allow create, update: if isAdmin() && signed()', 'without isAdmin()', 'for an admin'),
]
