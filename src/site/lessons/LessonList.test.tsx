// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LessonList } from '#site/lessons/LessonList.tsx'
import { aLesson } from '#tests/support/samples/lessons.ts'

vi.mock('#firebase/content/content-store.ts', () => ({
  useSingleRecord: (_definition: object, fallback: object) => fallback,
}))
vi.mock('#content/lessons/LessonFilters.tsx', () => ({ LessonFilters: () => null }))
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-01T12:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const lessons = Array.from({ length: 30 }, (_, index) =>
  aLesson({ id: `${index}`, title: `Termin ${index + 10}`, repeats: 'once' }),
)
const focused = () => document.activeElement?.closest('li')?.textContent

it('leads the focus to the first of the further dates', () => {
  render(<LessonList lessons={lessons} />)
  const more = screen.getByRole('button', { name: 'Weitere Termine anzeigen' })
  more.focus()
  fireEvent.click(more)
  expect(more.isConnected).toBe(false)
  expect(focused()).toContain('Termin 34')
})

it('leads the focus to the first of all dates where there was none for a filter', () => {
  history.replaceState(null, '', '?art=course')
  render(<LessonList lessons={lessons} />)
  fireEvent.click(screen.getByRole('button', { name: 'Alle Termine anzeigen' }))
  expect(focused()).toContain('Termin 10')
})
