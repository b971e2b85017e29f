// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Differences } from '#admin/history/Differences.tsx'
import { legalPages } from '#content/legal_pages/definition.ts'
import { lessons } from '#content/lessons/definition.ts'
import { licenceSteps } from '#content/licence_steps/definition.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

afterEach(cleanup)

function show(definition: ContentDefinition, before: object, after: object) {
  render(
    <InLanguage language="en">
      <Differences {...{ definition }} before={{ ...before }} after={{ ...after }} />
    </InLanguage>,
  )
  return [screen.queryAllByRole('deletion'), screen.queryAllByRole('insertion')].map((marked) =>
    marked.map(({ textContent }) => textContent),
  )
}

const words = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ')

it('marks the one word of a long text that differs', () => {
  const text = words(1500, 'Wort')
  expect(show(legalPages, { text: `${text} gestern` }, { text: `${text} heute` })).toEqual([
    ['gestern'],
    ['heute'],
  ])
})

it('shows both texts whole where hardly a word is left, instead of comparing for seconds', () => {
  const [old, text] = [words(3000, 'alt'), words(3000, 'neu')]
  expect(show(legalPages, { text: old }, { text })).toEqual([[old], [text]])
})

it('marks what was chosen, however much stays chosen', () => {
  const { values } = licenceSteps.fields.classes
  const days = ['2026-12-24', '2026-12-31']
  expect(show(licenceSteps, { classes: values.slice(0, -1) }, { classes: values })).toEqual([
    [],
    [expect.stringContaining('ASF: seminar for novice drivers')],
  ])
  cleanup()
  expect(show(lessons, { exceptions: days.slice(1) }, { exceptions: days })).toEqual([
    [],
    [expect.stringContaining('24')],
  ])
})
