// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LessonsPage } from '#site/lessons/LessonsPage.tsx'

const useContent = vi.hoisted(() => vi.fn())
vi.mock('#firebase/content/content-store.ts', () => ({ useContent }))
vi.mock('#site/lessons/LessonList.tsx', () => ({ LessonList: () => <p>Alle Termine</p> }))
afterEach(cleanup)

it('dates that could not be loaded are asked for again, from the same place', () => {
  const content = { records: [], status: 'error', error: new Error('Not now.'), retry: vi.fn() }
  useContent.mockReturnValue(content)
  const { rerender } = render(<LessonsPage />)
  expect(screen.getByText('Die Termine konnten nicht geladen werden.')).toBeTruthy()
  expect(screen.queryByText('Alle Termine')).toBeNull()
  screen.getByRole('button', { name: 'Erneut versuchen' }).click()
  expect(content.retry).toHaveBeenCalledOnce()
  useContent.mockReturnValue({ ...content, status: 'ready', error: undefined })
  rerender(<LessonsPage />)
  expect(screen.getByText('Alle Termine')).toBeTruthy()
  // Not at the top of the document, where the button has left it.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
