import { Lightbulb } from 'lucide-react'
import { IconCard } from '#ui/cards/IconCard.tsx'
import { iconOf, valueIcons } from '#ui/cards/icons.ts'
import type { Value } from './definition.ts'

/** A value as visitors see it. */
export function ValueCard({ value: { id, icon, title, description } }: { value: Value }) {
  return (
    <IconCard
      data-record={`values/${id}`}
      look="open"
      icon={iconOf(valueIcons, icon, Lightbulb)}
      title={title}
      text={description}
    />
  )
}
