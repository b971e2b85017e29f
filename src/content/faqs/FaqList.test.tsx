// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Faq } from './definition.ts'
import { FaqList } from './FaqList.tsx'

const faq = (id: string) => ({ id, question: `Frage ${id}`, answer: '' }) as Faq
const [first, second, third] = [faq('1'), faq('2'), faq('3')]

it('begins with the first, and leaves to the browser what is open, in another order, too', () => {
  const { container, rerender } = render(<FaqList faqs={[first, second, third]} />)
  const open = () =>
    [...container.querySelectorAll('[open] h3')].map(({ textContent }) => textContent)
  expect(open()).toEqual(['Frage 1'])
  // As it does when the second is pressed: those of one name close each other.
  const [pressedBefore, pressed] = container.querySelectorAll('details')
  pressedBefore?.removeAttribute('open')
  pressed?.setAttribute('open', '')
  rerender(<FaqList faqs={[third, first, second]} />)
  expect(open()).toEqual(['Frage 2'])
})
