// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { providePrerendered } from '#firebase/content/prerendered.ts'
import type { PagePart } from '#model/records/prerendered-content.ts'
import { sitePaths } from '#model/site/site-paths.ts'
import { NextLesson } from './NextLesson.tsx'

afterEach(() => vi.useRealTimers())

const dates: PagePart = ['dates', '']
const next: PagePart[] = [
  ['2026-11-24T17:00:00.000Z', 'Di, 24.11., 18 Uhr'],
  ['2026-12-01T17:00:00.000Z', 'Di, 1.12., 18 Uhr'],
]

it.each<[string, PagePart[], string]>([
  ['2026-11-24T16:59:00Z', [dates, ...next], 'Nächster Theorieunterricht: Di, 24.11., 18 Uhr'],
  ['2026-11-24T17:00:00Z', [dates, ...next], 'Nächster Theorieunterricht: Di, 1.12., 18 Uhr'],
  ['2026-12-01T17:00:00Z', [dates, ...next], 'Theorie und Kursbeginne: alle Termine '],
  ['2026-11-24T16:59:00Z', [dates], 'Theorie und Kursbeginne: alle Termine '],
  ['2026-11-24T16:59:00Z', [], ''],
])('at %s the landing page names the next lesson, if there is one', (now, parts, text) => {
  vi.useFakeTimers({ now: new Date(now) })
  providePrerendered({ at: now, records: {}, parts: { [sitePaths.lessons]: parts } })
  expect(render(<NextLesson />).container.textContent).toBe(text)
})
