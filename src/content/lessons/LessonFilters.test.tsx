// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LessonFilters } from './LessonFilters.tsx'
import { aLesson } from '#tests/support/samples/lessons.ts'

afterEach(cleanup)

it.each([
  ['?art=course', 'Art', 'Kursbeginn'],
  ['?teilnahme=presence', 'Teilnahme', 'Vor Ort'],
  ['?klasse=A1', 'Klasse', 'A1: Motorrad bis 125 cm³'],
  ['?klasse=Z', 'Klasse', 'Z'],
])('an address that asks %s, of which there is no date any more, says so', (search, name, text) => {
  const lessons = [aLesson({ place: 'both' })]
  render(<LessonFilters wanted={new URLSearchParams(search)} lessons={lessons} />)
  const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions
  expect([...chosen].map(({ textContent }) => textContent)).toEqual([text])
})
