// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSignOut } from '#admin/accounts/use-sign-out.tsx'
import { keepTyping } from '#firebase/page-draft/pending-changes.ts'
import { endSession } from '#firebase/session/end-of-session.ts'
import { signOutForGood } from '#firebase/session/own-session.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

vi.mock('#firebase/session/session.tsx', () => ({
  useSession: () => ({ status: 'admin', email: 'anna@example.com', uid: 'anna' }),
}))
vi.mock('#firebase/session/own-session.ts', () => ({ signOutForGood: vi.fn() }))
vi.mock('#ui/toast/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }))

const change = { key: 'courses/klasse-b', kind: 'edited', opened: {}, fields: { price: '1€' } }
const isKept = () => localStorage.getItem('page-draft-pending:anna') !== null

beforeEach(() => {
  localStorage.clear()
  keepTyping('anna', change as Parameters<typeof keepTyping>[1])
  vi.mocked(signOutForGood).mockReset()
})
afterEach(cleanup)

function SignOut() {
  const { askAndSignOut, question } = useSignOut()
  return (
    <>
      <button onClick={() => void askAndSignOut()}>Logout</button>
      {question}
    </>
  )
}

/** @returns what says yes to the question */
async function askToSignOut(): Promise<HTMLElement> {
  render(
    <InLanguage language="en">
      <MemoryRouter>
        <SignOut />
      </MemoryRouter>
    </InLanguage>,
  )
  fireEvent.click(screen.getByText('Logout'))
  const yes = await screen.findByText('Sign out and delete')
  expect(signOutForGood).not.toHaveBeenCalled()
  return yes
}

async function signOut() {
  const yes = await askToSignOut()
  expect(isKept()).toBe(true)
  await act(async () => {
    fireEvent.click(yes)
    await Promise.resolve()
  })
  expect(signOutForGood).toHaveBeenCalledOnce()
}

describe('what was typed on the page and is not sent', () => {
  it('stays on the device when a session ends by itself', () => {
    endSession()
    expect(isKept()).toBe(true)
  })

  it('is asked about by who signs out, and deleted then', async () => {
    await signOut()
    await expect.poll(isKept).toBe(false)
  })

  it('is asked about where it is kept nowhere', async () => {
    localStorage.clear()
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    await askToSignOut()
    window.removeEventListener('beforeunload', ask)
  })

  it('stays where the sign-out has failed', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce(undefined)
    vi.mocked(signOutForGood).mockRejectedValue(new Error('no storage'))
    await signOut()
    expect(isKept()).toBe(true)
  })
})
