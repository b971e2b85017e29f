import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { providePrerendered } from '#firebase/content/prerendered.ts'
import { SiteFooter } from '#site/layout/SiteFooter.tsx'

afterEach(() => providePrerendered(undefined))

it.each([
  ['2026-12-31T22:59:00.000Z', '© 2026 '],
  ['2026-12-31T23:02:00.000Z', '© 2027 '],
])('the footer of a page that is published at %s has the year in Germany: %s', (at, year) => {
  providePrerendered({ at, records: {} })
  expect(
    renderToStaticMarkup(<SiteFooter landing={false} onCookieSettings={() => {}} />),
  ).toContain(year)
})
