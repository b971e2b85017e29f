// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useShown } from '#admin/list/use-shown.ts'
import { lessons } from '#content/lessons/definition.ts'
import { resources } from '#content/resources.tsx'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import type { ContentResource } from '#ui/content-resource.ts'
import { toast } from '#ui/toast/toast.ts'

vi.mock('#ui/toast/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }))
vi.mock('#admin/publication/announce-published.ts', () => ({ announcePublished: vi.fn() }))
const updateContent = vi.hoisted(() => vi.fn())
vi.mock('#firebase/content/write-content.ts', () => ({ updateContent }))
beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

const resource = resources.find(({ definition }) => definition === lessons) as ContentResource

async function setShown(shown: boolean, values: object) {
  const record = { ...lessons.initial, id: 'one', title: 'Sehtest', ...values }
  const stored = record as unknown as Content<ContentDefinition>
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InLanguage language="en">
      <MemoryRouter>{children}</MemoryRouter>
    </InLanguage>
  )
  const { result } = renderHook(() => useShown(resource, stored), { wrapper })
  await act(() => result.current.setShown(shown))
}

/** It ends before it begins, which no rule sees. */
const wrong = { date: '2030-01-01', start_time: '18:00', end_time: '17:00' }

it('asks whether a record is complete when it is to be shown, and not when it is to be hidden', async () => {
  updateContent.mockResolvedValue({ conflicts: [] })
  await setShown(true, wrong)
  expect(toast.error).toHaveBeenCalledOnce()
  expect(updateContent).not.toHaveBeenCalled()
  await setShown(false, { ...wrong, is_active: true })
  expect(toast.error).toHaveBeenCalledOnce()
  expect(updateContent).toHaveBeenCalledOnce()
  expect(toast.success).toHaveBeenCalledWith({ title: 'Visitors no longer see “Sehtest”' })
})

it('does not say that visitors see what was not written', async () => {
  const conflict = { field: 'title', opened: 'Sehtest', mine: 'Sehtest', theirs: '' }
  updateContent.mockResolvedValue({ conflicts: [conflict] })
  await setShown(true, { ...wrong, end_time: '19:00' })
  expect(updateContent).toHaveBeenCalledOnce()
  expect(toast.success).not.toHaveBeenCalled()
  expect(toast.error).toHaveBeenCalledOnce()
})
