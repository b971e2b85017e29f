// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { SpecialDaysEditor } from '#admin/form/inputs/hours/SpecialDaysEditor.tsx'
import { WeekEditor } from '#admin/form/inputs/hours/WeekEditor.tsx'
import { contactInfo } from '#content/contact_info/definition.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

afterEach(cleanup)

const editors = { week_hours: WeekEditor, special_hours: SpecialDaysEditor }
/** What the form holds by now. */
let value: unknown

interface Shown {
  name: keyof typeof editors
  start?: readonly string[]
  error?: string
}

function Editor({ name, start = [], error }: Shown) {
  const [entries, setEntries] = useState<unknown>(start)
  const field = contactInfo.fields[name]
  const Input = editors[name]
  return (
    <InLanguage language="en">
      <Input
        {...{ field, name, error }}
        value={entries}
        label={field.label.en}
        help={undefined}
        required={false}
        disabled={false}
        onChange={(changed) => {
          value = changed
          setEntries(changed)
        }}
      />
    </InLanguage>
  )
}

const type = (input: HTMLElement, text: string) =>
  fireEvent.change(input, { target: { value: text } })
// Not by roles, which take seconds in a form of 14 inputs.
const press = (name: string) =>
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name))

it('a week is entered day by day, copied to all days, and removed', async () => {
  render(<Editor name="week_hours" />)
  press('Enter the week')
  expect(value).toEqual(Array(7).fill(''))
  const monday = screen.getByLabelText('Monday: open')
  expect(document.activeElement).toBe(monday)
  fireEvent.click(monday)
  type(screen.getByLabelText('Monday, from'), '08:00')
  type(screen.getByLabelText('Monday, to'), '12:00')
  press('Monday: add times after a break')
  type(screen.getByLabelText('Monday, from (2)'), '13:00')
  press('Monday: remove times 2')
  press('Copy the hours of Monday')
  fireEvent.click(await screen.findByText('To all days'))
  expect(value).toEqual(Array(7).fill('08:00-12:00'))
  press('Remove the week')
  expect(value).toEqual([])
})

const special = (row: number) => within(screen.getByLabelText(`Special days ${row}`))

it('special days are added, mostly one, with a reason, and removed', () => {
  render(<Editor name="special_hours" start={['2026-12-24/2026-12-31|closed|Ferien']} />)
  press('Add special days')
  type(special(2).getByLabelText('First day'), '2027-05-07')
  expect(special(2).getByLabelText<HTMLInputElement>('Last day').value).toBe('2027-05-07')
  type(special(2).getByLabelText('Last day'), '2027-05-09')
  type(special(2).getByLabelText('Reason, for visitors'), 'Brückentag | Ausflug')
  const added = '2027-05-07/2027-05-09|closed|Brückentag / Ausflug'
  expect(value).toEqual(['2026-12-24/2026-12-31|closed|Ferien', added])
  press('Remove special days 1')
  expect(value).toEqual([added])
})

it('whoever enters special days reads from when visitors do', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  render(<Editor name="special_hours" start={['2026-12-24/2027-01-02|closed|Ferien']} />)
  expect(special(1).getByText('Visitors read it from 26/11/2026 on.')).toBeDefined()
  type(special(1).getByLabelText('First day'), '2026-11-20')
  expect(special(1).getByText('Visitors read it as soon as it is saved.')).toBeDefined()
})

it.each([
  { entry: '/|closed|', says: 'Please enter the first day and the last one.' },
  { entry: '2026-12-31/2026-12-24|closed|', says: 'The last day is before the first one.' },
  {
    entry: '2026-12-24/2026-12-24|14:00-12:00|',
    says: 'The end must be after the beginning; midnight is 23:59 here.',
  },
])('what is wrong with the special days $entry is said once they were to be saved', (wrong) => {
  const { rerender } = render(<Editor name="special_hours" start={[wrong.entry]} />)
  expect(screen.queryByText(wrong.says)).toBeNull()
  rerender(<Editor name="special_hours" start={[wrong.entry]} error="Please correct them." />)
  expect(screen.getByText(wrong.says)).toBeDefined()
})
