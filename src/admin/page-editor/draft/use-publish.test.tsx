// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Editing } from '#admin/page-editor/editing.ts'
import { usePublish } from '#admin/page-editor/draft/use-publish.tsx'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { knownRecords } from '#firebase/content/content-store.ts'
import { publishDraft } from '#firebase/page-draft/publish-draft.ts'
import { draftKey, type RecordChange } from '#model/records/page-draft.ts'
import { addDays, berlinDay } from '#model/time/berlin-time.ts'
import { dayText } from '#model/time/calendar-date.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { toast } from '#ui/toast/toast.ts'

vi.mock('#admin/accounts/use-author.ts', () => ({ useAuthor: () => 'inhaber@example.com' }))
vi.mock('#admin/publication/announce-published.ts', () => ({ announcePublished: vi.fn() }))
vi.mock('#firebase/content/content-store.ts', () => ({ knownRecords: vi.fn() }))
vi.mock('#firebase/page-draft/publish-draft.ts', async (original) => ({
  ...(await original<object>()),
  publishDraft: vi.fn(),
}))
vi.mock('#ui/toast/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }))

const CAR = draftKey(priceSheets.collection, 'car')
const inAWeek = addDays(berlinDay(new Date()), 7)
const show = vi.fn()

/** With a sheet in force and an older one. */
async function publish(values: RecordChange['values']) {
  const changes = { [CAR]: { kind: 'edited', values } }
  const editing = {
    resources: [{ definition: priceSheets }],
    draft: { draft: { changes, orders: {} } },
  } as unknown as Editing
  const { result } = renderHook(() => usePublish(editing, 'uid', show), {
    wrapper: ({ children }) => <InLanguage language="en">{children}</InLanguage>,
  })
  await act(() => result.current.publish())
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(publishDraft).mockReset()
  const old = { id: 'old', ...priceSheet('B', { valid_from: '2025-01-01' }) }
  vi.mocked(knownRecords).mockReturnValue([old, { id: 'car', ...priceSheet('B') }] as never)
})
afterEach(cleanup)

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

  it('gets other prices at once', async () => {
    await publish({ lesson: 6_600 })
    expect(publishDraft).toHaveBeenCalledOnce()
    expect(toast.error).not.toHaveBeenCalled()
    expect(toast.success).toHaveBeenCalledOnce()
  })
})
