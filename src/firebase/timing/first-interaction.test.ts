// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

it.each(['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'click'])(
  'whoever gives a sign of themselves stays: %s',
  async (sign) => {
    // Each page knows one first interaction.
    vi.resetModules()
    const { firstInteraction } = await import('#firebase/timing/first-interaction.ts')
    const stays = vi.fn()
    void firstInteraction().then(stays)
    window.dispatchEvent(new Event('mousemove'))
    await Promise.resolve()
    expect(stays).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(sign))
    await expect.poll(() => stays).toHaveBeenCalledOnce()
  },
)
