import { Trophy } from 'lucide-react'
import { IconCard } from '#ui/cards/IconCard.tsx'
import { iconOf, reasonIcons } from '#ui/cards/icons.ts'
import type { Reason } from './definition.ts'

/** A reason as visitors see it. */
export function ReasonCard({ reason: { id, icon, title, description } }: { reason: Reason }) {
  return (
    <IconCard
      data-record={`why_choose_us/${id}`}
      icon={iconOf(reasonIcons, icon, Trophy)}
      title={title}
      text={description}
    />
  )
}
