// @vitest-environment happy-dom
import { useState } from 'react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FieldInput } from '#admin/form/inputs/inputs.tsx'
import {
  flag,
  icon,
  integer,
  optionalImage,
  text,
  textList,
  type AnyField,
} from '#model/fields/fields.ts'
import { REASON_ICONS } from '#model/fields/icon-names.ts'
import type { Language } from '#model/words/language.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

afterEach(cleanup)

const help = { en: 'Without the town', de: 'Ohne den Ort' }
const label = { en: 'Street', de: 'Straße' }

interface Shown {
  field?: AnyField
  value?: unknown
  error?: string
  language?: Language
  onChange?: (value: unknown) => void
}

function Input({
  field = text(label, { help, max: 50 }),
  value = '',
  error,
  language,
  onChange = () => undefined,
}: Shown) {
  return (
    <InLanguage language={language ?? 'en'}>
      <FieldInput
        {...{ field, value, error }}
        name="street"
        required={false}
        disabled={false}
        onChange={onChange}
      />
    </InLanguage>
  )
}

/** What a screen reader says of an input after its name. */
function descriptionOf(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
}

describe('an input', () => {
  it('is described by what to fill in', () => {
    render(<Input />)
    expect(descriptionOf(screen.getByRole('textbox', { name: 'Street' }))).toBe('Without the town')
  })

  it('holds German, whatever the back office speaks', () => {
    render(<Input />)
    expect(screen.getByRole('textbox').lang).toBe('de')
  })

  it('says what is wrong beside it, not instead of it', () => {
    render(<Input error="Street is required." />)
    const description = descriptionOf(screen.getByRole('textbox'))
    expect(description).toBe('Street is required.Without the town')
  })

  it('says it in German to whom the back office speaks German', () => {
    render(<Input language="de" />)
    expect(descriptionOf(screen.getByRole('textbox', { name: 'Straße' }))).toBe('Ohne den Ort')
  })

  it('may be called another name than its column', () => {
    const formLabel = { en: 'Shown on the website', de: 'Auf der Website zu sehen' }
    const field = flag({ en: 'Status', de: 'Status' }, { formLabel, help })
    render(<Input field={field} value />)
    const shown = screen.getByRole('switch', { name: 'Shown on the website' })
    expect(descriptionOf(shown)).toBe('Without the town')
  })
})

describe('a list of texts', () => {
  const field = textList({ en: 'Features', de: 'Leistungen' }, {})
  function Rows() {
    const [value, setValue] = useState<unknown>(['Theorie', 'Praxis'])
    return <Input field={field} value={value} onChange={setValue} />
  }
  const rows = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it('gets rows, and loses them down to one', () => {
    render(<Rows />)
    press('Add row')
    expect(rows()).toEqual(['Theorie', 'Praxis', ''])
    press('Remove Features 1')
    press('Remove Features 1')
    expect(rows()).toEqual([''])
    press('Remove Features 1')
    expect(rows()).toEqual([''])
  })
})

it('a number stays what it is when the page is scrolled over it', () => {
  render(<Input field={integer(label)} value={3} />)
  const number = screen.getByRole('spinbutton')
  number.focus()
  // A browser counts where the focus is, and scrolls elsewhere.
  fireEvent.wheel(number)
  expect(document.activeElement).not.toBe(number)
})

it('a picture that may be missing is removed', () => {
  const onChange = vi.fn()
  const field = optionalImage({ en: 'Photo', de: 'Foto' })
  render(<Input field={field} value="/uploads/student-6.webp" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove image' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})

describe('an icon to choose', () => {
  const choose = (options: readonly string[], language: Language) => {
    const field = icon(label, { names: options, initial: 'Award', fallback: 'Award' })
    render(<Input field={field} value="Award" language={language} />)
  }

  it.each([
    ['en', 'Award'],
    ['de', 'Auszeichnung'],
  ] as const)('has one name, side by side and in %s', (language, name) => {
    choose(['Award', 'BookOpen'], language)
    expect(screen.getByRole('radio', { name })).toBeDefined()
  })

  it('has one name in a list', () => {
    choose([...REASON_ICONS, 'Award'], 'de')
    expect(screen.getByRole('combobox').textContent).toBe('Auszeichnung')
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('the counter', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })
  function pause() {
    act(() => {
      vi.advanceTimersByTime(1_000)
    })
  }

  it('appears when nine tenths of the limit are written', () => {
    const { rerender } = render(<Input value={'x'.repeat(44)} />)
    expect(screen.queryByText(/of 50/)).toBeNull()
    rerender(<Input value={'x'.repeat(45)} />)
    expect(screen.getByText('45 of 50')).toBeDefined()
  })

  it('does not count spaces that are not stored', () => {
    render(<Input value={'x'.repeat(44) + '   '} />)
    expect(screen.queryByText(/of 50/)).toBeNull()
  })

  it('is read aloud when typing pauses, not at each key', () => {
    const { rerender } = render(<Input value={'x'.repeat(45)} />)
    expect(screen.getByRole('status').textContent).toBe('')
    pause()
    expect(screen.getByRole('status').textContent).toBe('45 of 50 characters')
    rerender(<Input value={'x'.repeat(46)} />)
    expect(screen.getByRole('status').textContent).toBe('45 of 50 characters')
    pause()
    expect(screen.getByRole('status').textContent).toBe('46 of 50 characters')
  })

  it('counts each entry of a list on its own', () => {
    const field = textList({ en: 'Features', de: 'Leistungen' }, { max: 20 })
    render(<Input field={field} value={['x'.repeat(20), 'x']} language="de" />)
    expect(screen.getAllByText(/von 20/).map(({ textContent }) => textContent)).toEqual([
      '20 von 20',
    ])
  })
})
