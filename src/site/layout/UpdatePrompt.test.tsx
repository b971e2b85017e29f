// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHasDraft } from '#site/contact/contact-draft.ts'
import { UpdatePrompt } from '#site/layout/UpdatePrompt.tsx'

const take = vi.fn()
vi.mock('#site/contact/contact-draft.ts', () => ({ useHasDraft: vi.fn() }))
vi.mock('#site/layout/app-update.ts', () => ({
  startServiceWorker: (onUpdate: (take: () => void) => void) => Promise.resolve(onUpdate(take)),
}))

const offer = () => screen.queryByText('Es gibt eine neue Version dieser Seite.')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.mocked(useHasDraft).mockReturnValue(false)
  take.mockReset()
  vi.stubEnv('PROD', true)
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  return () => vi.unstubAllEnvs()
})
afterEach(cleanup)

it('is taken on demand', async () => {
  render(<UpdatePrompt />)
  await vi.waitFor(() => expect(offer()).not.toBeNull())
  press('Neu laden')
  expect(take).toHaveBeenCalledOnce()
})

it('goes away when it is to be later', async () => {
  render(<UpdatePrompt />)
  await vi.waitFor(() => expect(offer()).not.toBeNull())
  press('Später')
  expect(offer()).toBeNull()
  expect(take).not.toHaveBeenCalled()
})

it('is not there while something is written in the form', async () => {
  const { rerender } = render(<UpdatePrompt />)
  await vi.waitFor(() => expect(offer()).not.toBeNull())
  vi.mocked(useHasDraft).mockReturnValue(true)
  rerender(<UpdatePrompt />)
  expect(offer()).toBeNull()
})
