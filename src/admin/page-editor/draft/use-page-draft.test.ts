// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePageDraft } from '#admin/page-editor/draft/use-page-draft.ts'
import { deleteRecord } from '#firebase/page-draft/change-draft.ts'
import { listenToPageDraft } from '#firebase/page-draft/listen-to-draft.ts'

vi.mock('#firebase/page-draft/change-draft.ts', () => ({ deleteRecord: vi.fn() }))
vi.mock('#firebase/page-draft/listen-to-draft.ts', () => ({
  listenToPageDraft: vi.fn(() => () => {}),
}))

const refused = new Error('permission-denied')

function open() {
  const [notLoaded, notKept] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() => usePageDraft('anna', notLoaded, notKept))
  const [, , onError] = vi.mocked(listenToPageDraft).mock.lastCall ?? []
  return { draft: () => result.current, notLoaded, notKept, onError }
}

it('a draft that cannot be loaded is said, and is not taken for one without changes', () => {
  const { draft, notLoaded, onError } = open()
  onError?.(refused)
  expect(notLoaded).toHaveBeenCalledExactlyOnceWith(refused)
  expect(draft().status).toBe('loading')
})

it('a change that is not kept is said', async () => {
  vi.mocked(deleteRecord).mockRejectedValue(refused)
  const { draft, notKept } = open()
  draft().remove('values/one', {})
  await vi.waitFor(() => expect(notKept).toHaveBeenCalledExactlyOnceWith(refused))
})
