// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consentTo, NONE } from '#site/consent/cookie-consent.ts'
import { UpdatePrompt } from '#site/layout/UpdatePrompt.tsx'

const take = vi.fn()
vi.mock('#site/layout/app-update.ts', () => ({
  startServiceWorker: (onUpdate: (take: () => void) => void) => Promise.resolve(onUpdate(take)),
}))

beforeEach(() => {
  vi.stubEnv('PROD', true)
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
})
afterEach(cleanup)

it('waits until the cookie banner, which is in the same place, is answered', async () => {
  render(<UpdatePrompt />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button', { name: 'Später' })).toBeNull()
  act(() => consentTo(NONE))
  expect(await screen.findByRole('button', { name: 'Später' })).toBeTruthy()
})

// All else: tests/offline/offline.spec.ts.
it('goes away when it is to be later', async () => {
  render(<main tabIndex={-1} />)
  render(<UpdatePrompt />)
  const later = await screen.findByRole('button', { name: 'Später' })
  later.focus()
  fireEvent.click(later)
  expect(screen.queryByText('Es gibt eine neue Version dieser Seite.')).toBeNull()
  expect(take).not.toHaveBeenCalled()
  expect(document.activeElement?.localName).toBe('main')
})
