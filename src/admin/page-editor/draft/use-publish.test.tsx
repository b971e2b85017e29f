// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Editing } from '#admin/page-editor/editing.ts'
import { usePublish } from '#admin/page-editor/draft/use-publish.tsx'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { knownRecords } from '#firebase/content/content-store.ts'
import {
  DraftConflicts,
  DraftDoesNotFit,
  DraftRecordGone,
  publishDraft,
} from '#firebase/page-draft/publish-draft.ts'
import { NoAnswer } from '#firebase/timing/deadline.ts'
import { untilPublished } from '#firebase/publication/publication.ts'
import { problem } from '#model/fields/problem.ts'
import type { Decision } from '#model/records/merge.ts'
import { draftKey, type RecordChange } from '#model/records/page-draft.ts'
import { addDays, berlinDay } from '#model/time/berlin-time.ts'
import { dayText } from '#model/time/calendar-date.ts'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { toast } from '#ui/toast/toast.ts'

vi.mock('#admin/accounts/use-author.ts', () => ({ useAuthor: () => 'inhaber@example.com' }))
vi.mock('#firebase/content/content-store.ts', () => ({ knownRecords: vi.fn() }))
vi.mock('#firebase/page-draft/publish-draft.ts', async (original) => ({
  ...(await original<object>()),
  publishDraft: vi.fn(),
}))
vi.mock('#firebase/page-draft/change-draft.ts', () => ({ decideConflicts: vi.fn() }))
vi.mock('#firebase/publication/publication.ts', () => ({ untilPublished: vi.fn() }))
vi.mock('#ui/toast/toast.ts', () => ({
  toast: { error: vi.fn(), info: vi.fn(), success: vi.fn() },
}))

const CAR = draftKey(priceSheets.collection, 'car')
const inAWeek = addDays(berlinDay(new Date()), 7)
const show = vi.fn()

const conflicts = new DraftConflicts({
  [CAR]: [{ field: 'lesson', opened: 6_200, mine: 6_600, theirs: 6_500 }],
})
type Decide = (decision: Decision | undefined) => void
const leaveQuestion = (decide: Decide) => decide(undefined)

/**
 * With a sheet in force and an older one.
 *
 * @param answer given to the question about conflicts
 */
async function publish(values: RecordChange['values'], answer?: (decide: Decide) => void) {
  const changes = { [CAR]: { kind: 'edited', values } }
  const editing = {
    resources: [{ definition: priceSheets }],
    draft: { draft: { changes, orders: {} } },
  } as unknown as Editing
  const { result } = renderHook(() => usePublish(editing, 'uid', show), {
    wrapper: ({ children }) => <InLanguage language="en">{children}</InLanguage>,
  })
  let published: Promise<void> | undefined
  await act(async () => {
    published = result.current.publish()
    await Promise.resolve()
  })
  const dialog = result.current.dialog
  await act(async () => {
    if (dialog) answer?.((dialog.props as { decide: Decide }).decide)
    await published
  })
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(publishDraft).mockReset()
  const old = { id: 'old', ...priceSheet('B', { valid_from: '2025-01-01' }) }
  vi.mocked(knownRecords).mockReturnValue([old, { id: 'car', ...priceSheet('B') }] as never)
})
afterEach(cleanup)

describe('a draft of several parts', () => {
  const title = 'Partly published, the rest is still in your draft'
  const fail = (error: Error, parts: number) =>
    vi.mocked(publishDraft).mockImplementationOnce(({ onPart }) => {
      for (let part = 0; part < parts; part += 1) onPart()
      return Promise.reject(error)
    })

  it.each<{ desc: string; error: Error; says: RegExp }>([
    { desc: 'the connection is lost', error: new NoAnswer(), says: /^Visitors have a part/ },
    { desc: 'a record is gone', error: new DraftRecordGone(CAR), says: /deleted by somebody else/ },
  ])('says that a part is published when $desc, and announces it', async ({ error, says }) => {
    expectConsoleError(/The draft could not be published/)
    fail(error, 1)
    await publish({ lesson: 6_600 })
    const description = expect.stringMatching(says) as string
    expect(toast.error).toHaveBeenCalledExactlyOnceWith({ title, description })
    expect(untilPublished).toHaveBeenCalledOnce()
  })

  it('says so, too, when the question about a later part is left', async () => {
    fail(conflicts, 1)
    await publish({ lesson: 6_600 }, leaveQuestion)
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title }))
    expect(untilPublished).toHaveBeenCalledOnce()
  })

  it('remembers the part when the next try fails', async () => {
    expectConsoleError(/The draft could not be published/)
    fail(conflicts, 1)
    fail(new NoAnswer(), 0)
    await publish({ lesson: 6_600 }, (decide) => decide({ lesson: 'mine' }))
    expect(publishDraft).toHaveBeenCalledTimes(2)
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title }))
  })

  it('names what is missing where what was decided does not go together', async () => {
    expectConsoleError(/The draft could not be published/)
    fail(conflicts, 0)
    fail(new DraftDoesNotFit(CAR, { theory_test: problem('incomplete') }), 0)
    await publish({ lesson: 6_600 }, (decide) => decide({ lesson: 'theirs' }))
    expect(toast.error).toHaveBeenCalledExactlyOnceWith({
      title: 'Not published',
      description: expect.stringMatching(/^Price sheet: B: .+ theory test is missing/) as string,
    })
  })

  it('says that nothing has changed where no part is published, and nothing when it is left', async () => {
    expectConsoleError(/The draft could not be published/)
    fail(new NoAnswer(), 0)
    await publish({ lesson: 6_600 })
    const notPublished = expect.objectContaining({ title: 'Not published' }) as object
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(notPublished)
    fail(conflicts, 0)
    await publish({ lesson: 6_600 }, leaveQuestion)
    expect(toast.error).toHaveBeenCalledOnce()
    expect(untilPublished).not.toHaveBeenCalled()
  })
})

it.each([
  { end: 'held', kind: 'info', title: 'Earlier version: changes wait' },
  { end: 'failed', kind: 'error', title: /^Not published: the last attempt failed\./ },
] as const)('says what visitors do not get: $end', async ({ end, kind, title }) => {
  vi.mocked(untilPublished).mockResolvedValueOnce(end)
  vi.mocked(publishDraft).mockImplementationOnce(({ onPart }) => Promise.resolve(onPart()))
  await publish({ lesson: 6_600 })
  expect(toast[kind]).toHaveBeenCalledExactlyOnceWith({
    id: 'published',
    title: expect.stringMatching(title) as string,
  })
})

describe('a sheet in force', () => {
  it('is not moved away: the page says what to do, and shows it', async () => {
    await publish({ valid_from: inAWeek })
    expect(publishDraft).not.toHaveBeenCalled()
    const day = dayText(inAWeek, 'en')
    expect(toast.error).toHaveBeenCalledExactlyOnceWith({
      title: 'Not published',
      description: `Price sheet: B is in force now. Change its day back, and make a copy from ${day} in the back office: it takes over by itself.`,
    })
    expect(show).toHaveBeenCalledExactlyOnceWith(CAR)
  })

  it('is not moved away either before it is known that it is in force', async () => {
    vi.mocked(knownRecords).mockReturnValue(undefined)
    await publish({ valid_from: inAWeek })
    expect(publishDraft).not.toHaveBeenCalled()
    const notPublished = expect.objectContaining({ title: 'Not published' }) as object
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(notPublished)
  })

  it('is hidden as the last of its class only by those who have read what visitors lose', async () => {
    const confirm = vi.fn().mockReturnValue(false)
    vi.stubGlobal('confirm', confirm)
    vi.mocked(knownRecords).mockReturnValue([{ id: 'car', ...priceSheet('B') }] as never)
    await publish({ is_shown: false })
    const question =
      /^Visitors will then find no price sheets for “B: car”.+Publish it all the same\?$/
    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(question))
    expect(publishDraft).not.toHaveBeenCalled()
    confirm.mockReturnValue(true)
    await publish({ is_shown: false })
    expect(publishDraft).toHaveBeenCalledOnce()
  })

  it('gets other prices at once', async () => {
    await publish({ lesson: 6_600 })
    expect(publishDraft).toHaveBeenCalledOnce()
    expect(toast.error).not.toHaveBeenCalled()
    expect(toast.success).toHaveBeenCalledOnce()
  })
})
