// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NotSent } from '#site/contact/SendResult.tsx'

vi.mock('#content/contact_info/use-contact-info.ts', () => ({
  useContactInfo: () => ({ phone: '0365 1', phoneHref: 'tel:03651', email: 'info@example.org' }),
}))
afterEach(cleanup)

const LATER = 'Bitte versuchen Sie es in einer Stunde noch einmal.'
const AT_ONCE = 'Versuchen Sie es gleich noch einmal.'

it.each([
  [LATER, LATER, AT_ONCE],
  [undefined, AT_ONCE, LATER],
])('says for as long as it stands why the server refused a request: %s', (reason, said, not) => {
  render(<NotSent message="" reached isKept reason={reason} />)
  // The focus is on it: screen readers say its name.
  const panel = screen.getByRole('group', { name: (name) => name.includes(said) })
  expect(panel.textContent).not.toContain(not)
})

it.each([true, false])('promises to keep what the device keeps, and nothing else: %s', (isKept) => {
  render(<NotSent message="" reached isKept={isKept} reason={undefined} />)
  const { textContent: said } = screen.getByRole('group')
  expect(said.includes('bleiben bis zu sieben Tage auf diesem Gerät gespeichert')).toBe(isKept)
  expect(said.includes('Lassen Sie diese Seite geöffnet')).toBe(!isKept)
})
