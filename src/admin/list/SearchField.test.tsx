// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from '#admin/list/SearchField.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const pause = () => act(() => void vi.advanceTimersByTime(1_000))

it('searches what is typed at a pause, once, also while the last search is still on its way', () => {
  const asked: string[] = []
  // The address, and with it the term, has not followed yet.
  render(<SearchField label="Search" term="" onSearch={(term) => asked.push(term)} />, {
    wrapper: MemoryRouter,
  })
  pause()
  expect(asked).toEqual([])
  type('a')
  type('ab')
  pause()
  expect(asked).toEqual(['ab'])
  type('')
  pause()
  expect(asked).toEqual(['ab', ''])
})
