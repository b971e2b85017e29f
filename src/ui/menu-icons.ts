import {
  CalendarDays,
  CarFront,
  CircleQuestionMark,
  Euro,
  FileText,
  Handshake,
  Heart,
  ListChecks,
  MapPin,
  MessageSquareQuote,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { MenuIcon } from '#model/icon-names.ts'

/** The icon of each content type in the back office, by the name in its definition. */
export const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = {
  CalendarDays,
  CarFront,
  CircleQuestionMark,
  Euro,
  FileText,
  Handshake,
  Heart,
  ListChecks,
  MapPin,
  MessageSquareQuote,
  Sparkles,
  Users,
}
