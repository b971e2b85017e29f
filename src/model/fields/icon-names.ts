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
