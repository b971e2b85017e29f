// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import ContentDetailPage from '#admin/list/ContentDetailPage.tsx'
import { resources } from '#content/resources.tsx'
import { testimonials } from '#content/testimonials/definition.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import type { ContentResource } from '#ui/content-resource.ts'

const deleteContent = vi.hoisted(() => vi.fn())
vi.mock('#firebase/content/bin.ts', () => ({ deleteContent }))
vi.mock('#admin/publication/announce-published.ts', () => ({ announcePublished: vi.fn() }))
vi.mock('#firebase/content/content-store.ts', async (importOriginal) => {
  const record = { id: 'one', name: 'Mara Muster', quote: 'Gut.', rating: 5 }
  const useContent = () => ({ status: 'ready', records: [record], broken: [] })
  return { ...(await importOriginal<object>()), useContent }
})
afterEach(cleanup)

it('leads to the list once the record is deleted, unless staff have gone elsewhere before', async () => {
  vi.stubGlobal('confirm', () => true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const resource = resources.find(
    ({ definition }) => definition === testimonials,
  ) as ContentResource
  const router = createBrowserRouter([
    { path: '/admin/testimonials/:id', element: <ContentDetailPage resource={resource} /> },
    { path: '*', element: null },
  ])
  render(
    <InLanguage language="en">
      <RouterProvider router={router} />
    </InLanguage>,
  )
  for (const [elsewhere, then] of [
    [undefined, '/admin/testimonials'],
    ['/admin/faqs', '/admin/faqs'],
  ]) {
    let answer = () => {}
    deleteContent.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)))
    await act(() => router.navigate('/admin/testimonials/one'))
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    if (elsewhere) await act(() => router.navigate(elsewhere))
    await act(async () => {
      answer()
      await Promise.resolve()
    })
    expect(window.location.pathname).toBe(then)
  }
})
