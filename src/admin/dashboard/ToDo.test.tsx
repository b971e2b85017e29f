// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { ToDo } from '#admin/dashboard/ToDo.tsx'
import { resources } from '#content/resources.tsx'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

const { content, counts } = vi.hoisted(() => ({
  content: { status: 'loading', records: [] },
  counts: { open: 0, unread: 0, held: 0, suspected: 0 },
}))

vi.mock('#firebase/content/content-store.ts', () => ({
  useContents: (definitions: readonly unknown[]) => definitions.map(() => content),
}))
vi.mock('#firebase/page-draft/use-unpublished-changes.ts', () => ({
  useUnpublishedChanges: () => 0,
}))
vi.mock('#firebase/requests/RequestsProvider.tsx', () => ({
  useRequestCounts: () => counts,
}))
vi.mock('#firebase/requests/use-requests.ts', () => ({}))
afterEach(cleanup)

function renderIn(status: string, held = 0) {
  content.status = status
  counts.held = held
  render(
    <InLanguage language="en">
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <ToDo resources={resources} /> }])}
      />
    </InLanguage>,
  )
}

it.each([
  { desc: 'is not said while something is unknown', status: 'loading', said: 0 },
  { desc: 'is said once all is known', status: 'ready', said: 1 },
])('nothing to do $desc', ({ status, said }) => {
  renderIn(status)
  expect(screen.queryAllByText('Nothing to do.')).toHaveLength(said)
})

it('what is still loaded stands below what can be pressed', () => {
  renderIn('loading', 1)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['1 held, not mailed', ''])
})
