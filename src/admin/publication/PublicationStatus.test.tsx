// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PublicationStatus } from '#admin/publication/PublicationStatus.tsx'
import { readPublication, type Publication } from '#model/records/publication.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

const usePublication = vi.hoisted(() => vi.fn<() => Publication>())
vi.mock('#firebase/publication/publication.ts', () => ({ usePublication }))
afterEach(cleanup)

it.each([
  { lease: 'worker', says: /^Publishing …$/ },
  { lease: null, says: /^Not published: the last attempt failed\./ },
])('says of an attempt that failed: $says', ({ lease, says }) => {
  usePublication.mockReturnValue(readPublication({ wanted: 4, live: 3, error: 'no', lease }))
  render(
    <InLanguage language="en">
      <PublicationStatus resources={[]} />
    </InLanguage>,
  )
  expect(screen.getByRole('button', { name: says })).toBeDefined()
})
