// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, Route, RouterProvider, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentFormPage, CreateForm } from '#admin/form/ContentFormPage.tsx'
import { contactInfo } from '#content/contact_info/definition.ts'
import { courses } from '#content/courses/definition.ts'
import { faqs } from '#content/faqs/definition.ts'
import { partners } from '#content/partners/definition.ts'
import { resources } from '#content/resources.tsx'
import { school } from '#content/school/definition.ts'
import { whyChooseUs } from '#content/why_choose_us/definition.ts'
import { draftsOf, keepDraft } from '#firebase/drafts/form-drafts.ts'
import type { ContentDefinition } from '#model/records/define-content.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import { toast } from '#ui/toast/toast.ts'

vi.mock('#ui/toast/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }))
vi.mock('#admin/publication/announce-published.ts', () => ({ announcePublished: vi.fn() }))
const heard = vi.hoisted(() => ({ records: [] as object[], hear: () => {} }))
const createContent = vi.hoisted(() => vi.fn())
vi.mock('#firebase/content/write-content.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  createContent,
}))
vi.mock('#firebase/content/content-store.ts', async (importOriginal) => {
  const { useReducer } = await import('react')
  const nothing = { status: 'ready', records: [], broken: [], error: undefined, retry: vi.fn() }
  const useContent = () => {
    ;[, heard.hear] = useReducer((times: number) => times + 1, 0)
    return { ...nothing, records: heard.records }
  }
  return { ...(await importOriginal<object>()), useContent }
})
beforeEach(() => {
  vi.clearAllMocks()
  heard.records = []
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(element: React.ReactNode, { path = '*', address = '/' } = {}) {
  const router = createMemoryRouter([{ path, element }, { path: '*' }], {
    initialEntries: [address],
  })
  render(
    <InLanguage language="en">
      <RouterProvider router={router} />
    </InLanguage>,
  )
  return router
}

function resourceOf(definition: ContentDefinition) {
  const resource = resources.find((each) => each.definition === definition)
  if (!resource) throw new Error(`${definition.collection} has no form.`)
  return resource
}

it('names what is missing, leads to the first of it and keeps what was typed', async () => {
  show(<CreateForm resource={resourceOf(courses)} />)
  const input = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  fireEvent.change(input(/^Description/), { target: { value: 'Nur ein Text' } })
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Course' })
  // Whether there is a draft on this device is asked first.
  await waitFor(() => expect(create.disabled).toBe(false))
  fireEvent.click(create)
  expect(await screen.findByText('Title is required.')).toBeDefined()
  expect(screen.getByText(/^Price is required\./)).toBeDefined()
  expect(screen.getByText('Image is required.')).toBeDefined()
  expect(document.activeElement).toBe(input(/^Title/))
  expect(input(/^Description/).value).toBe('Nur ein Text')
  expect(toast.error).toHaveBeenCalledExactlyOnceWith({
    title: 'Missing fields',
    description: 'Please fill in all required fields.',
  })
  fireEvent.change(input(/^Title/), { target: { value: 'Klasse BE' } })
  fireEvent.change(input(/^Price/), { target: { value: '399 €' } })
  fireEvent.change(input(/^Features 1/), { target: { value: '5 Fahrstunden' } })
  fireEvent.click(create)
  expect(document.activeElement).toBe(screen.getByText('Choose image'))
})

it.each([
  { definition: whyChooseUs, title: /^Title/ },
  { definition: partners, title: /^Name/ },
])(
  'the button waits for the required fields of $definition.collection, and Enter says what is missing',
  async ({ definition, title }) => {
    show(<CreateForm resource={resourceOf(definition)} />)
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: title })
    // Whether there is a draft on this device is asked first.
    await waitFor(() => expect(input.disabled).toBe(false))
    const create = screen.getByRole<HTMLButtonElement>('button', { name: /^Create/ })
    expect(create.disabled).toBe(true)
    fireEvent.change(input, { target: { value: 'Nur ein Name' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(toast.error).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: 'Please fill in all required fields',
    })
    expect(create.disabled).toBe(true)
    const description = screen.getByRole('textbox', { name: /^Description/ })
    fireEvent.change(description, { target: { value: 'Und ein Text' } })
    expect(create.disabled).toBe(false)
  },
)

it('gives way to the form of another type that has a single record, too', async () => {
  show(
    <>
      <Link to="/school">To the school</Link>
      <Routes>
        <Route path="contact" element={<ContentFormPage resource={resourceOf(contactInfo)} />} />
        <Route path="school" element={<ContentFormPage resource={resourceOf(school)} />} />
      </Routes>
    </>,
    { address: '/contact' },
  )
  const inputs = () => screen.getAllByRole('textbox').map(({ id }) => id)
  await waitFor(() => expect(inputs()).toContain('phone_primary'))
  fireEvent.click(screen.getByRole('link', { name: 'To the school' }))
  await screen.findByRole('heading', { name: 'School' })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Short name/ }).value).toBe(
    school.initial.short_name,
  )
  expect(inputs()).not.toContain('phone_primary')
})

it('goes on with a copy whose original somebody else deletes', async () => {
  heard.records = [{ ...faqs.initial, id: 'first', question: 'Wann?', answer: 'Bald.' }]
  show(<ContentFormPage resource={resourceOf(faqs)} />, { address: '/new?copy=first' })
  const question = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Question/ })
  await waitFor(() => expect(question().disabled).toBe(false))
  fireEvent.change(question(), { target: { value: 'Wie lange?' } })
  heard.records = []
  act(() => heard.hear())
  expect(question().value).toBe('Wie lange?')
  expect(toast.error).not.toHaveBeenCalled()
})

/** Opens what was typed into a record that is not there any more. */
function openDraftOfDeleted() {
  localStorage.clear()
  const record = { ...faqs.initial, id: 'first', question: 'Wann?', answer: 'Bald.' }
  const draft = { account: '', collection: 'faqs', record: 'first', newId: 'other' }
  keepDraft({ ...draft, base: record, values: { ...record, answer: 'Morgen.' } })
  const element = <ContentFormPage resource={resourceOf(faqs)} />
  return { record, router: show(element, { path: '/:id', address: '/first' }) }
}

it('says that a record is there again, while what was typed into it is about to be a new one', async () => {
  const { record } = openDraftOfDeleted()
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('heading', { name: 'Add New FAQ' })).toBeDefined()
  heard.records = [record]
  act(() => heard.hear())
  expect(screen.getByText(/^This FAQ has been saved elsewhere meanwhile\./)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Discard mine' }))
  expect(screen.getByRole('heading', { name: 'Edit FAQ' })).toBeDefined()
  expect(screen.getByDisplayValue('Bald.')).toBeDefined()
})

it('saves what was typed into a deleted record as a new one', async () => {
  createContent.mockResolvedValue(undefined)
  openDraftOfDeleted()
  const resume = await screen.findByRole('button', { name: 'Continue' })
  expect(screen.getByText(/The record was deleted meanwhile\./)).toBeDefined()
  fireEvent.click(resume)
  fireEvent.click(screen.getByRole('button', { name: /^Create/ }))
  await waitFor(() => expect(draftsOf('')).toEqual([]))
  const [[definition, id, values] = []] = createContent.mock.calls
  expect([definition, id]).toEqual([faqs, 'other'])
  expect(values).toMatchObject({ question: 'Wann?', answer: 'Morgen.' })
})

it('leads from a deleted record to the list once what was typed into it is discarded', async () => {
  const { router } = openDraftOfDeleted()
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(draftsOf('')).toEqual([])
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/faqs'))
})

describe('what was sent', () => {
  const sent = { question: 'Wann?', answer: 'Bald.' }
  let answer = () => {}
  beforeEach(() => {
    localStorage.clear()
    createContent.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)))
  })
  const open = () => show(<CreateForm resource={resourceOf(faqs)} />)
  const create = () => fireEvent.click(screen.getByRole('button', { name: /^Create/ }))

  function fill(typed: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(typed)) {
      const input = screen.getAllByRole('textbox').find(({ id }) => id === name)
      fireEvent.change(input as HTMLElement, { target: { value } })
    }
  }

  async function send() {
    open()
    fill(sent)
    create()
    await waitFor(() => expect(createContent).toHaveBeenCalled())
  }

  it('is kept on the device, sent again as the same, and forgotten once it is stored, left or not', async () => {
    await send()
    expect(draftsOf('')).toMatchObject([{ record: 'new', tried: [sent] }])
    cleanup()
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    create()
    await waitFor(() => expect(createContent).toHaveBeenCalledTimes(2))
    const [[, id] = [], [, sameId, , , tried] = []] = createContent.mock.calls
    expect(sameId).toBe(id)
    expect(tried).toMatchObject([sent, sent])
    cleanup()
    answer()
    await waitFor(() => expect(draftsOf('')).toEqual([]))
  })

  it.each([
    { definition: faqs, typed: sent },
    { definition: school, typed: { short_name: 'Muster' } },
  ])(
    'leads, once it is stored, to where a press has led meanwhile, in a form of $definition.collection',
    async ({ definition, typed }) => {
      const form = <ContentFormPage resource={resourceOf(definition)} />
      const router = show(form, { path: '/' })
      fill(typed)
      fireEvent.click(await screen.findByRole('button', { name: /^(Create|Save)/ }))
      await waitFor(() => expect(createContent).toHaveBeenCalled())
      await act(() => router.navigate('/elsewhere'))
      expect(screen.getByRole('heading', { name: 'Leave without saving?' })).toBeDefined()
      heard.records = [{ ...definition.initial, ...typed, id: 'main' }]
      await act(async () => {
        answer()
        await Promise.resolve()
      })
      await waitFor(() => expect(toast.success).toHaveBeenCalled())
      expect(router.state.location.pathname).toBe('/elsewhere')
    },
  )

  it('does not take with it what another tab has typed later', async () => {
    await send()
    const [draft] = draftsOf('')
    if (!draft) throw new Error('Nothing is kept.')
    vi.spyOn(Date, 'now').mockReturnValueOnce(draft.at + 1)
    keepDraft({ ...draft, values: { ...sent, answer: 'Später.' } })
    answer()
    await waitFor(() => expect(toast.success).toHaveBeenCalled())
    expect(draftsOf('')).toMatchObject([{ values: { answer: 'Später.' } }])
  })
})
