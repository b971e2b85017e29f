// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePageDraft } from '#admin/page-editor/draft/use-page-draft.ts'
import { deleteRecord } from '#firebase/page-draft/change-draft.ts'
import { listenToPageDraft } from '#firebase/page-draft/listen-to-draft.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import { toast } from '#ui/toast/toast.ts'

vi.mock('#firebase/page-draft/change-draft.ts', () => ({ deleteRecord: vi.fn() }))
vi.mock('#firebase/page-draft/listen-to-draft.ts', () => ({
  listenToPageDraft: vi.fn(() => () => {}),
}))
vi.mock('#ui/toast/toast.ts', () => ({ toast: { error: vi.fn() } }))

const refused = new Error('permission-denied')

beforeEach(() => {
  vi.mocked(toast.error).mockClear()
  vi.spyOn(console, 'error').mockReturnValueOnce(undefined)
})

function open() {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(InLanguage, { language: 'en', children })
  const { result } = renderHook(() => usePageDraft('anna'), { wrapper })
  const [, , onError] = vi.mocked(listenToPageDraft).mock.lastCall ?? []
  return { draft: () => result.current, onError }
}

const said = (title: string) => expect.objectContaining({ title }) as unknown

it('a draft that cannot be loaded is said, and is not taken for one without changes', () => {
  const { draft, onError } = open()
  act(() => onError?.(refused))
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(said('Your draft could not be loaded'))
  expect(draft().status).toBe('failed')
})

it('a change that is not kept is said', async () => {
  vi.mocked(deleteRecord).mockRejectedValue(refused)
  const { draft } = open()
  draft().remove('values/one', {})
  await expect
    .poll(() => toast.error)
    .toHaveBeenCalledExactlyOnceWith(said('Not saved in your draft'))
})
