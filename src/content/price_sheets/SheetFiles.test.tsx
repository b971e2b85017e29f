// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { priceSheet } from '#tests/support/samples/price-sheets.ts'
import type { PriceSheet } from './definition.ts'
import { SheetFiles } from './SheetFiles.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** @returns whether the browser goes on to the address itself, and what is shared instead */
function press(browser: object) {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve())
  vi.stubGlobal('navigator', { maxTouchPoints: 0, canShare: () => true, share, ...browser })
  render(<SheetFiles sheet={{ id: 'b', ...priceSheet('B') } as PriceSheet} />)
  const link = screen.getByRole('link', { name: 'Tabelle (CSV)' })
  expect(link.getAttribute('href')).toMatch(/^data:text\/csv/)
  return {
    follows: fireEvent.click(link),
    shared: share.mock.calls.flatMap(([data]) => data?.files ?? []),
  }
}

it.each([
  ['a computer', { userAgent: 'Mozilla/5.0 (Windows NT 10.0)' }],
  ['a Mac', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }],
  ['an Android phone', { userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 }],
  [
    'an iPhone that cannot share files',
    { userAgent: 'iPhone', maxTouchPoints: 5, canShare: () => false },
  ],
])('a price sheet is downloaded on %s', (_, browser) => {
  expect(press(browser)).toEqual({ follows: true, shared: [] })
})

it.each(['iPhone', 'Macintosh'])(
  'and shared on one that says %s, where apps open no file',
  (of) => {
    const { follows, shared } = press({ userAgent: `Mozilla/5.0 (${of})`, maxTouchPoints: 5 })
    expect(follows).toBe(false)
    expect(shared.map(({ name, type }) => [name, type])).toEqual([
      ['preise-b-2026-01-01.csv', 'text/csv'],
    ])
  },
)
