import { createElement } from 'react'
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
import type { ContentIcon } from '#model/fields/icon-names.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  ...{ Shield, BookOpen, Award, Lightbulb },
  ...{ Trophy, Smartphone, Clock, Heart, Settings, Star, Zap },
  // The specification's name for it; in Gera one pays in euros.
  DollarSign: Euro,
  CheckCircle: CircleCheckBig,
} satisfies Record<ContentIcon, LucideIcon>

interface NamedIconProps {
  name: string
  /** What it is called; absent where the name stands beside it. */
  label?: string
  size?: number
}

/** Any of the icons by its stored name, which reading a record has checked. */
export function NamedIcon({ name, label, size = 22 }: NamedIconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { 'aria-label': label, role: 'img' }
  return createElement(icons[name] ?? Lightbulb, { size, ...named })
}
