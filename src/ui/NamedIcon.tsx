import { icons } from '#ui/icons.ts'
import { Lightbulb } from 'lucide-react'

/** An icon by its stored name; a name nobody knows is shown as a light bulb. */
export function NamedIcon({ name, size = 22 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? Lightbulb
  return <Icon size={size} aria-label={name} />
}
