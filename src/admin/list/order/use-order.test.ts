// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useOrder } from '#admin/list/order/use-order.ts'
import { faqs } from '#content/faqs/definition.ts'
import { orderContent } from '#firebase/content/order-content.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import { prepareToasts } from '#ui/toast/toast.ts'

// What the server has confirmed, the listener may hear of later: here the test is both.
vi.mock('#firebase/content/order-content.ts', () => ({ orderContent: vi.fn() }))
vi.mock('#admin/publication/announce-published.ts', () => ({ announcePublished: vi.fn() }))
beforeEach(() => void vi.mocked(orderContent).mockReset().mockResolvedValue(undefined))

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(InLanguage, { language: 'en', children })
const listOf = (ids: string) =>
  Array.from(ids).map((id, order_index) => ({
    id,
    order_index,
  })) as unknown as Content<ContentDefinition>[]

function order(ids: string) {
  const { result, rerender } = renderHook(
    ({ records }: { records: readonly Content<ContentDefinition>[] }) => useOrder(faqs, records),
    { initialProps: { records: listOf(ids) }, wrapper },
  )
  return {
    shown: () => result.current.ids.join(''),
    move: (to: string) => act(() => result.current.move(Array.from(to))),
    hears: (heard: string) => rerender({ records: listOf(heard) }),
  }
}

it('shows a saved move until the listener has heard of it', async () => {
  const list = order('abc')
  await list.move('cab')
  expect(list.shown()).toBe('cab')
  list.hears('cab')
  expect(list.shown()).toBe('cab')
})

it('does not go back to a move between, which is heard after the last one is saved', async () => {
  const list = order('abc')
  await list.move('bac')
  await list.move('cba')
  list.hears('bac')
  expect(list.shown()).toBe('cba')
  list.hears('cba')
  expect(list.shown()).toBe('cba')
})

it('follows what somebody else has moved meanwhile', async () => {
  const list = order('abc')
  await list.move('cab')
  list.hears('bca')
  expect(list.shown()).toBe('bca')
})

it('puts back what could not be saved', async () => {
  expectConsoleError(/Failed to save the order/)
  // The toast that says so would otherwise be loaded when the test's page is gone.
  await prepareToasts()
  vi.mocked(orderContent).mockRejectedValue(new Error('offline'))
  const list = order('abc')
  await list.move('cab')
  expect(list.shown()).toBe('abc')
})
