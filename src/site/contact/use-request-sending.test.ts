// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendLater, sendRequest, takeBack } from '#firebase/requests/outbox.ts'
import type { ContactRequest } from '#model/requests/contact-request.ts'
import { EMPTY_FIELDS, keepDraft, keptDraft, newDraft } from '#site/contact/contact-draft.ts'
import { useRequestSending } from '#site/contact/use-request-sending.ts'
import { toast } from '#ui/toast/toast.ts'

vi.mock('#firebase/requests/outbox.ts')
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const ID = '4f5c1f5e-7a0b-4b53-9d0e-0f6f0a6a1c11'
const waiting = { ...EMPTY_FIELDS, name: 'Mara Muster', requestId: ID } as ContactRequest

/** Change is pressed over an empty form, and an attempt to send the request keeps the outbox busy. */
function editWhileSending() {
  const resetForm = vi.fn()
  const draft = { current: newDraft(EMPTY_FIELDS) }
  const { result } = renderHook(() => useRequestSending({ resetForm }, draft))
  void result.current.edit(ID)
  const take = () => {
    let taken: boolean | undefined
    act(() => {
      taken = vi.mocked(takeBack).mock.lastCall?.[1]?.(waiting)
    })
    return taken
  }
  return { resetForm, draft, take }
}

describe('a request that is taken back to be changed', () => {
  it('is put into a form that is empty, without a question', () => {
    const ask = vi.fn()
    vi.stubGlobal('confirm', ask)
    const { resetForm, take } = editWhileSending()
    expect(take()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
    expect(resetForm).toHaveBeenCalledOnce()
    expect(keptDraft()).toMatchObject({ id: ID, fields: { name: 'Mara Muster' } })
  })

  it.each([false, true])('replaces what was typed meanwhile if that is wanted: %s', (wanted) => {
    vi.stubGlobal('confirm', () => wanted)
    const { resetForm, draft, take } = editWhileSending()
    draft.current = newDraft({ ...EMPTY_FIELDS, name: 'Otto Muster' })
    expect(take()).toBe(wanted)
    expect(resetForm).toHaveBeenCalledTimes(Number(wanted))
    expect(draft.current.fields.name).toBe(wanted ? 'Mara Muster' : 'Otto Muster')
  })
})

it('a request that was taken back while another was on its way stays in the form', async () => {
  const resetForm = vi.fn()
  const draft = { current: newDraft(EMPTY_FIELDS, 'another') }
  vi.mocked(sendRequest).mockResolvedValue({ state: 'sent' })
  const { result } = renderHook(() => useRequestSending({ resetForm }, draft))
  await act(() => result.current.send(waiting))
  expect(resetForm).not.toHaveBeenCalled()
  draft.current = newDraft(EMPTY_FIELDS, ID)
  await act(() => result.current.send(waiting))
  expect(resetForm).toHaveBeenCalledOnce()
})

it('a request that fails while another has taken its place in the form waits on the device', async () => {
  vi.mocked(sendRequest).mockResolvedValue({ state: 'failed' })
  vi.mocked(sendLater).mockResolvedValue(true)
  const draft = { current: newDraft(EMPTY_FIELDS, 'another') }
  const { result } = renderHook(() => useRequestSending({ resetForm: vi.fn() }, draft))
  await act(() => result.current.send(waiting))
  expect(sendLater).toHaveBeenCalledExactlyOnceWith(waiting)
  expect(result.current.submission).toMatchObject({ state: 'waiting' })
})

it.each(['refused', 'failed'] as const)(
  'a request that the server %s with a reason stays in the form, with the reason',
  async (state) => {
    const said = vi.spyOn(toast, 'error').mockImplementation(() => {})
    const resetForm = vi.fn()
    const reason = 'Es sind gerade zu viele Anfragen eingegangen.'
    vi.mocked(sendRequest).mockResolvedValue({ state, reason })
    const draft = { current: newDraft(EMPTY_FIELDS, ID) }
    const { result } = renderHook(() => useRequestSending({ resetForm }, draft))
    await act(() => result.current.send(waiting))
    expect(resetForm).not.toHaveBeenCalled()
    expect(result.current.submission).toMatchObject({ state: 'draft', reached: true, reason })
    const title = `Fehler beim Senden der Nachricht: ${reason}`
    expect(said.mock.calls).toEqual([[{ title }]])
  },
)

it.each([true, false])(
  'tells whether the device keeps what could not be sent: %s',
  async (keeps) => {
    vi.spyOn(toast, 'error').mockImplementation(() => {})
    if (!keeps) vi.stubGlobal('localStorage', { getItem: () => null })
    vi.mocked(sendRequest).mockResolvedValue({ state: 'failed' })
    const draft = { current: newDraft({ ...EMPTY_FIELDS, name: 'Mara Muster' }, ID) }
    keepDraft(draft.current)
    const { result } = renderHook(() => useRequestSending({ resetForm: vi.fn() }, draft))
    await act(() => result.current.send(waiting))
    expect(result.current.submission).toMatchObject({ state: 'draft', isKept: keeps })
  },
)
