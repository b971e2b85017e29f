// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CalendarSubscription } from './CalendarSubscription.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('leads to a subscription, and on Android only to what opens there', () => {
  render(<CalendarSubscription />)
  expect(links()).toEqual([`webcal://${location.host}/termine.ics`, '/termine.ics'])
  cleanup()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)')
  render(<CalendarSubscription />)
  expect(links()).toEqual(['/termine.ics'])
  expect(screen.getByRole('group')).toHaveProperty('open', true)
})
