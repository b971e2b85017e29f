import { createElement } from 'react'
import { Lightbulb } from 'lucide-react'
import { iconOf, reasonIcons, valueIcons } from '#ui/icons.ts'

const icons = { ...valueIcons, ...reasonIcons }

/** Any of the icons by its stored name. */
export function NamedIcon({ name, size = 22 }: { name: string; size?: number }) {
  return createElement(iconOf(icons, name, Lightbulb), { size, 'aria-label': name, role: 'img' })
}
