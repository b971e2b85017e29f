import { expect, it } from 'vitest'
import { sessionState } from './admin-account.ts'

const now = new Date('2026-11-29T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
/** As Firestore's SDKs read a time. */
const stored = (time: Date) => ({ toDate: () => time })

it.each([
  { what: 'is in use', days: 29, state: 'open' },
  { what: 'is as old as it may become', days: 30, state: 'over' },
  { what: 'was not used for a week', days: 29, seen: daysAgo(7), state: 'idle' },
  { what: 'was ended', days: 29, entry: null, state: 'ended' },
  { what: 'was ended with all others', days: 29, from: daysAgo(1), state: 'ended' },
])('a session that $what', ({ days, state, from = daysAgo(40), seen = now, ...more }) => {
  const signedInAt = daysAgo(days).getTime() / 1000
  const entry = 'entry' in more ? more.entry : { device: '', seen: stored(seen) }
  const record = { sessions_from: stored(from), sessions: { [signedInAt]: entry } }
  expect(sessionState(record, signedInAt, now)).toBe(state)
})
