/** The icons a value may carry; an unknown name is shown as Lightbulb. */
export const VALUE_ICONS = ['Shield', 'BookOpen', 'Award', 'Lightbulb'] as const

/** The icons a reason may carry; an unknown name is shown as Trophy. */
export const REASON_ICONS = [
  'Trophy',
  'Smartphone',
  'Clock',
  'DollarSign',
  'Heart',
  'Settings',
  'CheckCircle',
  'Star',
  'Shield',
  'Zap',
] as const

/** An icon that content may carry. */
export type ContentIcon = (typeof VALUE_ICONS | typeof REASON_ICONS)[number]

/** The icons of content types in the back office. */
export type MenuIcon =
  | 'CalendarDays'
  | 'CarFront'
  | 'CircleQuestionMark'
  | 'Euro'
  | 'FileText'
  | 'Handshake'
  | 'Heart'
  | 'House'
  | 'Info'
  | 'ListChecks'
  | 'MapPin'
  | 'MessageSquareQuote'
  | 'Scale'
  | 'School'
  | 'Search'
  | 'Sparkles'
  | 'Users'
