// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SiteLayout } from '#site/layout/SiteLayout.tsx'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'

// Of what is around the page, only that it stays.
vi.mock('#site/layout/SiteHeader.tsx', () => ({ SiteHeader: () => <header /> }))
vi.mock('#site/layout/SiteFooter.tsx', () => ({ SiteFooter: () => <footer /> }))
afterEach(cleanup)

it('a page that fails says so inside its frame, and can be loaded anew', () => {
  expectConsoleError(/no such record|SiteLayout/)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  function Failing(): never {
    throw new Error('no such record')
  }
  render(
    <SiteLayout landing={false} ownToasts={false}>
      <Failing />
    </SiteLayout>,
  )
  expect(screen.getByRole('alert').textContent).toContain(
    'Diese Seite konnte nicht geladen werden.',
  )
  expect(screen.getByRole('contentinfo')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Neu laden' }))
  expect(reload).toHaveBeenCalledOnce()
})
