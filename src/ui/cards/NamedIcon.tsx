import { createElement } from 'react'
import { Lightbulb } from 'lucide-react'
import { iconOf, reasonIcons, valueIcons } from '#ui/cards/icons.ts'

const icons = { ...valueIcons, ...reasonIcons }

interface NamedIconProps {
  name: string
  /** What it is called; absent where the name stands beside it. */
  label?: string
  size?: number
}

/** Any of the icons by its stored name. */
export function NamedIcon({ name, label, size = 22 }: NamedIconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { 'aria-label': label, role: 'img' }
  return createElement(iconOf(icons, name, Lightbulb), { size, ...named })
}
