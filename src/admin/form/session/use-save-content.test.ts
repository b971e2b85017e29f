// @vitest-environment happy-dom
import { createElement } from 'react'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { FormSession } from '#admin/form/session/form-session.ts'
import { useSaveContent, withMore } from '#admin/form/session/use-save-content.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { DoesNotFit } from '#firebase/content/transaction.ts'
import { problem } from '#model/fields/problem.ts'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import { toast } from '#ui/toast/toast.ts'

vi.mock('#ui/toast/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }))
const updateContent = vi.hoisted(() => vi.fn())
vi.mock('#firebase/content/write-content.ts', () => ({ updateContent }))
afterEach(cleanup)

it.each(['Failed to save item', 'Failed to save item.'])('%s ends before more is said', (said) => {
  expect(withMore(said, 'It may arrive.')).toBe('Failed to save item. It may arrive.')
})

it('names what is missing where what was decided does not fit together, and goes on', async () => {
  expectConsoleError(/price sheet/)
  updateContent.mockRejectedValue(new DoesNotFit({ theory_test: problem('incomplete') }))
  const dispatch = vi.fn()
  const session = { id: 'car', tried: [] } as unknown as FormSession
  const { result } = renderHook(() => useSaveContent(priceSheets, session, dispatch), {
    wrapper: ({ children }) => createElement(InLanguage, { language: 'de', children }),
  })
  const values = priceSheet('B', { theory_test: null }) as never
  await result.current({ opened: values, values, aside: undefined })
  expect(toast.error).toHaveBeenCalledExactlyOnceWith({
    title: 'Fehler',
    description: expect.stringMatching(/Theorie/) as string,
  })
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'saveStopped', unreached: false })
})
