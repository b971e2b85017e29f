import { expect, it } from 'vitest'
import { withMore } from '#admin/form/session/use-save-content.ts'

it.each(['Failed to save item', 'Failed to save item.'])('%s ends before more is said', (said) => {
  expect(withMore(said, 'It may arrive.')).toBe('Failed to save item. It may arrive.')
})
