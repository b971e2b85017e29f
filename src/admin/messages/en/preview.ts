/** The preview beside a form; apart from the catalogue, because only forms show it. */
export const en = {
  title: 'Preview',
  explanation: 'What visitors see once it is saved',
  hidden: 'Hidden: visitors do not see it',
  widths: 'Width of the preview',
  names: { phone: 'Mobile', tablet: 'Tablet', desktop: 'Desktop' },
  broken: 'This cannot be shown yet.',
}

export type PreviewWords = typeof en
