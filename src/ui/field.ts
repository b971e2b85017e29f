import { radii } from '#ui/design.ts'

/** A label above the device's own input. */
export const field = {
  display: 'grid',
  alignContent: 'end',
  gap: 0.5,
  '& label': { fontWeight: 600 },
  '& input, & select': {
    boxSizing: 'border-box',
    width: 1,
    minWidth: 0,
    minHeight: 48,
    px: 1.5,
    border: '1px solid',
    // As strong as a control has to be: WCAG 1.4.11.
    borderColor: 'text.secondary',
    borderRadius: `${radii.toast}px`,
    color: 'text.primary',
    bgcolor: 'background.paper',
    font: 'inherit',
  },
}
