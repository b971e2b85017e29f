// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FieldCell } from '#admin/list/cells.tsx'
import { flag, text } from '#model/fields/fields.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

afterEach(cleanup)

const label = { en: 'Title', de: 'Titel' }

it('says in which language a cell is: what visitors read is German, the rest is not', () => {
  render(
    <InLanguage language="en">
      <FieldCell field={text(label)} value="Führerschein Klasse B" />
      <p>
        <FieldCell field={flag(label)} value />
      </p>
    </InLanguage>,
  )
  expect(screen.getByText('Führerschein Klasse B').lang).toBe('de')
  expect(screen.getByText('Yes').closest('[lang]')).toBeNull()
})
