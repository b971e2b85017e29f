// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import BinPage from '#admin/history/BinPage.tsx'
import { resources } from '#content/resources.tsx'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

const deleted = vi.hoisted(() => (id: string, collection: string, record: object) => ({
  ...{ id, collection, record, at: new Date(), author: 'paula@example.com' },
}))
vi.mock('#firebase/content/bin.ts', () => ({
  useBin: () => [
    deleted('a', 'price_sheets', { licence_class: 'B', valid_from: '2025-01-01' }),
    deleted('b', 'price_sheets', { licence_class: 'B', valid_from: '2026-01-01' }),
    deleted('c', 'lessons', { title: 'Sehtest', date: 'bald' }),
    deleted('d', 'faqs', { question: ' ' }),
  ],
}))
vi.mock('#admin/accounts/use-name-of.ts', () => ({ useNameOf: () => (email: string) => email }))
vi.mock('#admin/history/use-restore.ts', () => ({ useRestore: () => ({}) }))
afterEach(cleanup)

it('tells two sheets of a class apart, of which one is erased for good', () => {
  render(
    <InLanguage language="de">
      <BinPage resources={resources} />
    </InLanguage>,
  )
  const erase = screen.getAllByRole('button', { name: / endgültig löschen$/ })
  expect(erase.map((each) => each.getAttribute('aria-label'))).toEqual([
    'B, 01.01.2025 endgültig löschen',
    'B, 01.01.2026 endgültig löschen',
    'Sehtest endgültig löschen',
    'd endgültig löschen',
  ])
})
