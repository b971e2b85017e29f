import { describe, expect, it } from 'vitest'
import { isFound, withParts, type PartsOfPage } from '#entries/render/optional-pages.ts'

const offers: PartsOfPage = ({ records }) => (records['offers'] ?? []).map(({ id }) => String(id))
const pages = { '/angebote': offers }
const at = '2026-11-24T12:00:00Z'

describe('a page that staff fill', () => {
  it('is unknown to search engines and not linked while there is nothing to show', () => {
    const content = withParts({ at, records: {} }, pages)
    expect(content).toEqual({ at, records: {} })
    expect(isFound('/angebote', content, pages)).toBe(false)
    expect(isFound('/agb', content, pages)).toBe(true)
  })

  it('says what it has to show', () => {
    const content = withParts({ at, records: { offers: [{ id: 'ferien' }] } }, pages)
    expect(content.parts).toEqual({ '/angebote': ['ferien'] })
    expect(isFound('/angebote', content, pages)).toBe(true)
  })
})
