// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { CreateForm } from '#admin/form/ContentFormPage.tsx'
import { courses } from '#content/courses/definition.ts'
import { resources } from '#content/resources.tsx'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import { toast } from '#ui/toast/toast.ts'

/** The machine may be busy. */
const PATIENCE = { timeout: 15_000 }

vi.mock('#ui/toast/toast.ts', () => ({ toast: { error: vi.fn() } }))
afterEach(cleanup)

it('names what is missing, leads to the first of it and keeps what was typed', async () => {
  const resource = resources.find(({ definition }) => definition === courses)
  if (!resource) throw new Error('Courses have no form.')
  const element = <CreateForm resource={resource} />
  render(
    <InLanguage language="en">
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </InLanguage>,
  )
  const input = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  fireEvent.change(input(/^Description/), { target: { value: 'Nur ein Text' } })
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Course' })
  // Whether there is a draft on this device is asked first.
  await waitFor(() => expect(create.disabled).toBe(false), PATIENCE)
  fireEvent.click(create)
  expect(await screen.findByText('Title is required.', {}, PATIENCE)).toBeDefined()
  expect(screen.getByText(/^Price is required\./)).toBeDefined()
  expect(screen.getByText('Image is required.')).toBeDefined()
  expect(document.activeElement).toBe(input(/^Title/))
  expect(input(/^Description/).value).toBe('Nur ein Text')
  expect(toast.error).toHaveBeenCalledExactlyOnceWith({
    title: 'Missing fields',
    description: 'Please fill in all required fields.',
  })
})
