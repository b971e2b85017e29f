// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UpdatePrompt } from '#site/layout/UpdatePrompt.tsx'

const take = vi.fn()
vi.mock('#site/layout/app-update.ts', () => ({
  startServiceWorker: (onUpdate: (take: () => void) => void) => Promise.resolve(onUpdate(take)),
}))

// All else: tests/offline/offline.spec.ts.
it('goes away when it is to be later', async () => {
  vi.stubEnv('PROD', true)
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  render(<UpdatePrompt />)
  const later = await screen.findByRole('button', { name: 'Später' })
  fireEvent.click(later)
  expect(screen.queryByText('Es gibt eine neue Version dieser Seite.')).toBeNull()
  expect(take).not.toHaveBeenCalled()
})
