import { expect, it } from 'vitest'
import { defaultLegalPages } from './defaults.ts'
import { legalPages } from './definition.ts'

it.each(Object.entries(defaultLegalPages))('the draft of %s can be saved as it is', (_, page) => {
  expect(legalPages.schema.validateSync(page)).toEqual(page)
})
