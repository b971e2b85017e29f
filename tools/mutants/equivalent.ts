/** A change that makes no difference, and why. */
export interface Equivalent {
  readonly file: string
  /** Whose rules the change is in, where a mutant has a collection. */
  readonly collection?: string
  readonly code: string
  readonly change: string
  readonly reason: string
}

const hasClaim = "return request.auth != null && request.auth.token.get('admin', false) == true;"

const lines = String.raw`return (list.join('\n') + '\n').matches(pattern) && list.join('').matches('[^\\n]*');`
/** Said of the record for who reads its rule, and asked by the rule of the version it comes with. */
const ofVersion = (code: string, change: string, asked: string): Equivalent => ({
  ...{ file: 'firestore.rules', code, change },
  reason: `hasVersion needs a version of this very request, for which the versions' rule asks ${asked}`,
})
const stamped = '&& request.resource.data.updated_at == request.time'
const created = 'allow create: if isAdmin() && (isNew() || isRestored());'
const deleted = 'allow delete: if isAdmin() && isContent(collection) && isBinned();'

/** The other half: a version is nothing without the write of its record. */
const ofRecord = (code: string, change: string, asked: string): Equivalent => ({
  ...{ file: 'firestore.rules', code, change },
  reason: `the record is written in this very request, for which its rule asks ${asked}`,
})
const version = 'allow create: if isAdmin() && isContent(collection) && signed()'
const present = "return kind() in ['created', 'edited', 'restored'] && isWritten()"

/** Only what can be proven: everything else is a test that is missing. */
export const equivalents: readonly Equivalent[] = [
  ...['firestore.rules', 'storage.rules'].map((file) => ({
    file,
    code: hasClaim,
    change: 'without request.auth != null',
    reason: 'looking for the token of nobody is an error, and an error refuses as false does',
  })),
  ...['pattern open at its beginning', 'pattern open at its end'].map((change) => ({
    ...{ file: 'firestore.rules', code: lines, change },
    reason: 'a dot stands for what the class does: all but a line break',
  })),
  ...[stamped, `${stamped};`].map((code) =>
    ofVersion(code, 'without request.resource.data.updated_at == request.time', 'the time'),
  ),
  ofVersion(created, 'without isAdmin()', 'for an admin'),
  ofVersion(deleted, 'without isAdmin()', 'for an admin'),
  {
    file: 'firestore.rules',
    code: deleted,
    change: 'without isContent(collection)',
    reason: 'isBinned needs a row of this very request, which the rule of the bin takes of content',
  },
  ofVersion(
    '&& request.resource.data.rev == 1',
    'without request.resource.data.rev == 1',
    'whether its name is the number of the record',
  ),
  ...[
    ofRecord(version, 'without isAdmin()', 'for an admin'),
    ofRecord(version, 'without isContent(collection)', 'for content'),
  ].map((each) => ({ ...each, collection: 'versions' })),
  ofRecord(present, "without kind() in ['created', 'edited', 'restored']", 'for the kind'),
  ofRecord(
    '&& request.resource.data.record == getAfter(record()).data;',
    'without request.resource.data.record == getAfter(record()).data',
    'whether the version holds the same',
  ),
  ofRecord(
    "return kind() == 'deleted' && !existsAfter(record())",
    "without kind() == 'deleted'",
    'for the kind',
  ),
  {
    ...ofRecord(
      'allow create, update: if isAdmin() && signed()',
      'without isAdmin()',
      'for an admin',
    ),
    collection: 'bin',
  },
  {
    file: 'functions/src/client-address.ts',
    code: "? { own: digits, wider: digits.replace(/..$/, '') }",
    change: "'' → 'mutant'",
    reason: 'whatever the same text is added to all of them, equal networks stay equal',
  },
]
