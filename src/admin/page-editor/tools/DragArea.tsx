import { useEffect, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useEditing } from '#admin/page-editor/editing.ts'
import { keyOf, recordElements } from '#admin/page-editor/tools/marks.ts'
import { useRect } from '#admin/page-editor/tools/use-rect.ts'
import { partsOfKey } from '#model/records/page-draft.ts'

interface DragAreaProps {
  /** `key` was dropped onto the place of `over`, a record of the same type. */
  onDrop: (key: string, over: string) => void
  children: ReactNode
}

/** Records can be dragged by their handles onto the places of others of their type. */
export function DragArea({ onDrop, children }: DragAreaProps) {
  const { page } = useEditing()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  const [over, setOver] = useState<string>()
  const end = () => {
    setPlaces([])
    setOver(undefined)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ container: document.body, restoreFocus: false }}
      onDragStart={({ active }) => {
        const { collection } = partsOfKey(String(active.id))
        setPlaces(
          recordElements(page).filter((each) => partsOfKey(keyOf(each)).collection === collection),
        )
      }}
      onDragOver={(event) => setOver(event.over ? String(event.over.id) : undefined)}
      onDragCancel={end}
      onDragEnd={(event) => {
        end()
        if (event.over) onDrop(String(event.active.id), String(event.over.id))
      }}
    >
      {children}
      {places.map((element) => (
        <DropPlace key={keyOf(element)} element={element} over={over === keyOf(element)} />
      ))}
    </DndContext>
  )
}

function DropPlace({ element, over }: { element: HTMLElement; over: boolean }) {
  const { setNodeRef } = useDroppable({ id: keyOf(element) })
  useEffect(() => setNodeRef(element), [setNodeRef, element])
  const rect = useRect(over ? element : undefined)
  return rect ? <Box sx={target} style={{ ...rect }} /> : null
}

const target = {
  position: 'fixed',
  zIndex: 'appBar',
  pointerEvents: 'none',
  borderRadius: 1,
  bgcolor: 'secondary.main',
  opacity: 0.35,
}
