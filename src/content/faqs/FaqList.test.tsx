// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Faq } from './definition.ts'
import { FaqList } from './FaqList.tsx'

const faq = (id: string) => ({ id, question: `Frage ${id}`, answer: '' }) as Faq
const [first, second, third] = [faq('1'), faq('2'), faq('3')]

it('keeps open what has just been pressed, in another order, too', () => {
  const { container, getByText, rerender } = render(<FaqList faqs={[first, second, third]} />)
  // Browsers say later that they have opened it: by then, the list may have another order.
  container.addEventListener('toggle', (event) => event.stopPropagation(), { capture: true })
  fireEvent.click(getByText('Frage 2'))
  rerender(<FaqList faqs={[third, first, second]} />)
  const open = [...container.querySelectorAll('[open] h3')].map(({ textContent }) => textContent)
  expect(open).toEqual(['Frage 2'])
})
