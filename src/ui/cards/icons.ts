import {
  Award,
  BookOpen,
  CircleCheckBig,
  Clock,
  Euro,
  Heart,
  Lightbulb,
  Settings,
  Shield,
  Smartphone,
  Star,
  Trophy,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import type { REASON_ICONS, VALUE_ICONS } from '#model/fields/icon-names.ts'

export const valueIcons = { Shield, BookOpen, Award, Lightbulb } satisfies Record<
  (typeof VALUE_ICONS)[number],
  LucideIcon
>

export const reasonIcons = {
  Trophy,
  Smartphone,
  Clock,
  // The specification's name for it; in Gera one pays in euros.
  DollarSign: Euro,
  Heart,
  Settings,
  CheckCircle: CircleCheckBig,
  Star,
  Shield,
  Zap,
} satisfies Record<(typeof REASON_ICONS)[number], LucideIcon>

/** The icon of a stored name, or the fallback for a name nobody knows. */
export function iconOf(
  icons: Readonly<Record<string, LucideIcon>>,
  name: string,
  fallback: LucideIcon,
): LucideIcon {
  return Object.hasOwn(icons, name) ? (icons[name] ?? fallback) : fallback
}
