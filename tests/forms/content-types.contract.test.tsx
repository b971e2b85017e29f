// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { CreateForm } from '#admin/form/ContentFormPage.tsx'
import { applies } from '#admin/form/session/form-values.ts'
import { FormPreview } from '#admin/form/FormPreview.tsx'
import { RecordTable } from '#admin/list/RecordTable.tsx'
import { de } from '#admin/messages/de.ts'
import { en } from '#admin/messages/en.ts'
import { contactInfo } from '#content/contact_info/definition.ts'
import { priceSheets } from '#content/price_sheets/definition.ts'
import { contentTypes } from '#content/registry.ts'
import { resources } from '#content/resources.tsx'
import { previews } from '#entries/back-office/previews.tsx'
import { decode } from '#model/records/decode.ts'
import type { Content, ContentDefinition } from '#model/records/define-content.ts'
import { LANGUAGES, type Language } from '#model/words/language.ts'
import { searchContent } from '#model/records/search.ts'
import { expectConsoleError } from '#tests/support/fixtures/no-console-errors.ts'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'
import { extremesOf, malformedOf } from '#tests/support/samples/document-cases.ts'
import { completed, sampleOf, type Document } from '#tests/support/samples/samples.ts'
import { samples } from '#tools/seed-data/index.ts'

afterEach(cleanup)

function show(element: React.ReactNode, language: Language = 'en') {
  return render(
    <InLanguage language={language}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </InLanguage>,
  )
}

describe.each(contentTypes)('content type $collection', (definition) => {
  const sample = sampleOf(definition)
  const resource = resources.find((each) => each.definition.collection === definition.collection)

  it('accepts a well-formed record and gives it back unchanged', () => {
    expect(definition.schema.validateSync(sample)).toEqual(sample)
    expect(decode(definition, 'one', sample)).toEqual({
      ok: true,
      record: { ...sample, id: 'one', created_at: null, updated_at: null },
    })
  })

  it('names the field that is wrong in a broken record', () => {
    const title = { ...sample, [definition.title]: 7 }
    expect(decode(definition, 'one', title)).toMatchObject({ ok: false })
  })

  it('accepts what is just about well-formed and refuses what is malformed, as the rules do', () => {
    const accepts = (document: Document) =>
      definition.schema.isValidSync(completed(definition, document), { strict: true })
    for (const { desc, document } of extremesOf(definition)) {
      expect(accepts(document), desc).toBe(true)
      expect(decode(definition, 'one', document), desc).toMatchObject({ ok: true })
    }
    for (const { desc, document } of malformedOf(definition)) {
      expect(accepts(document), desc).toBe(false)
    }
  })

  it('names fields that are there for a picture’s focal point and alternative text', () => {
    const { fields } = definition
    const kindsNamed = Object.values(fields).flatMap((field) => {
      if (field.kind === 'altText') return [[field.of, 'image']]
      const { focalPoint: { x, y } = {} } = field.kind === 'image' ? field : {}
      return x && y ? [x, y].map((name) => [name, 'percent']) : []
    })
    for (const [name = '', kind] of kindsNamed) expect(fields[name]?.kind, name).toBe(kind)
  })

  it('finds a record by its title, whatever the case', () => {
    const record = { ...sample, id: 'one' } as unknown as Content<ContentDefinition>
    if (definition.ids) return
    const term = String(record[definition.title]).toUpperCase()
    expect(searchContent(definition, [record], term)).toEqual([record])
    expect(searchContent(definition, [record], 'no such thing')).toEqual([])
  })

  it('has only samples that fit', () => {
    const own = samples.find((candidate) => candidate.definition === definition)
    for (const record of Object.values(own?.records ?? {}))
      expect(definition.schema.validateSync(record)).toEqual(record)
  })

  it.each(LANGUAGES)(
    'shows a list with a labelled column in %s for each field that has one',
    (language) => {
      if (!resource) throw new Error('no resource')
      // Which record is in force is asked of all, and there is no store here.
      if (definition.succession) expectConsoleError(/configureBackend/)
      const record = { ...sample, id: 'one' } as unknown as Content<ContentDefinition>
      show(<RecordTable resource={resource} records={[record]} />, language)
      for (const field of Object.values(definition.fields).filter(({ column }) => column)) {
        expect(screen.getByRole('columnheader', { name: field.label[language] })).toBeDefined()
      }
    },
  )

  it.each([
    { of: 'an empty form', values: definition.initial },
    { of: 'a form that is filled in', values: sample },
  ])('shows a preview of $of', async ({ values }) => {
    const preview = previews.get(definition)
    // A type without a place on the site has none; that of a page's words is the page, which needs a store.
    if (!preview || (definition.single && definition !== contactInfo)) return
    // Beside prices stands the school's address, and there is no store here.
    if (definition === priceSheets) expectConsoleError(/configureBackend/)
    show(<FormPreview definition={definition} preview={preview} values={values} />)
    const shown = screen.getByRole('region', { name: 'Preview' })
    const { [definition.title]: title } = values
    const isLoaded = () => expect(shown.querySelector('[data-record]')).not.toBeNull()
    await waitFor(isLoaded)
    expect(shown.textContent).toContain(title)
    expect(shown.textContent).not.toContain('cannot be shown')
  })

  it.each(LANGUAGES)(
    'shows an empty form under its heading that names every field that applies in %s',
    (language) => {
      if (!resource) throw new Error('no resource')
      show(<CreateForm resource={resource} />, language)
      const { labels, single } = resource.definition
      const { list, addNew } = { en, de }[language].content(labels)
      const headings = [...document.querySelectorAll('h1')].map((each) => each.textContent)
      expect(headings).toEqual([single ? list : addNew])
      const edited = Object.entries(definition.fields)
        .filter(([name]) => applies(definition, name, definition.initial))
        // Without a picture there is no focal point to ask for.
        .filter(([name, { kind }]) => kind !== 'percent' && name !== 'image_zoom')
        .map(([, field]) => field)
      for (const { label, formLabel = label } of edited) {
        expect(screen.getAllByText(formLabel[language], { exact: false }).length).toBeGreaterThan(0)
      }
    },
  )
})
