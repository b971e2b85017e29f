// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useConfirmedSignOut } from '#admin/drafts/use-confirmed-sign-out.tsx'
import { keepTyping } from '#firebase/page-draft/pending-changes.ts'
import { endSession } from '#firebase/session/end-of-session.ts'

vi.mock('#firebase/session/session.tsx', () => ({
  useSession: () => ({ status: 'admin', email: 'anna@example.com', uid: 'anna' }),
}))

const change = { key: 'courses/klasse-b', kind: 'edited', opened: {}, fields: { price: '1€' } }
const isKept = () => localStorage.getItem('page-draft-pending:anna') !== null

beforeEach(() => {
  localStorage.clear()
  keepTyping('anna', change as Parameters<typeof keepTyping>[1])
})
afterEach(cleanup)

describe('what was typed on the page and is not sent', () => {
  it('stays on the device when a session ends by itself', () => {
    endSession()
    expect(isKept()).toBe(true)
  })

  it('is asked about by who signs out, and deleted then', async () => {
    const signOut = vi.fn(() => Promise.resolve(true))
    const { result } = renderHook(() => useConfirmedSignOut(signOut))
    await act(() => result.current.askAndSignOut())
    expect(signOut).not.toHaveBeenCalled()
    expect(isKept()).toBe(true)
    const { question } = result.current
    const dialog = question && (question as { props: { children: Question } }).props.children
    await act(async () => {
      if (dialog) dialog.props.leave()
      await Promise.resolve()
    })
    expect(signOut).toHaveBeenCalledOnce()
    expect(isKept()).toBe(false)
  })
})

interface Question {
  readonly props: { readonly leave: () => void }
}
