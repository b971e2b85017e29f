import {
  CalendarDays,
  CarFront,
  CircleQuestionMark,
  Euro,
  FileText,
  Handshake,
  Heart,
  House,
  Info,
  ListChecks,
  MapPin,
  MessageSquareQuote,
  Scale,
  School,
  Search,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ContentDefinition } from '#model/records/define-content.ts'
import type { MenuIcon } from '#model/fields/icon-names.ts'

/** The icon of each content type in the back office, by the name in its definition. */
const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = {
  CalendarDays,
  CarFront,
  CircleQuestionMark,
  Euro,
  FileText,
  Handshake,
  Heart,
  House,
  Info,
  ListChecks,
  MapPin,
  MessageSquareQuote,
  Scale,
  School,
  Search,
  Sparkles,
  Users,
}

interface TypeIconProps {
  definition: ContentDefinition
  size: number
}

/** What the menu and the dashboard show a content type by. */
export function TypeIcon({ definition, size }: TypeIconProps) {
  const Icon = menuIcons[definition.icon ?? 'FileText']
  return <Icon size={size} />
}
