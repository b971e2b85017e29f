// @vitest-environment happy-dom
import { DndContext } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OrderRow } from '#admin/list/order/OrderRow.tsx'
import { InLanguage } from '#tests/support/fixtures/in-language.tsx'

afterEach(cleanup)

it('has a handle that no English word describes', () => {
  render(
    <InLanguage language="de">
      <DndContext>
        <SortableContext items={['b']}>
          <OrderRow id="b" name="Klasse B" index={0} last={1} moveTo={vi.fn()} />
        </SortableContext>
      </DndContext>
    </InLanguage>,
  )
  const handle = screen.getByRole('button', { name: 'Klasse B verschieben' })
  expect(handle.hasAttribute('aria-roledescription')).toBe(false)
})
