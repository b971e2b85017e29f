import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { AnyField, FieldKind } from '#model/fields.ts'

const clamped = (lines: number, value: unknown) => (
  <Box
    component="span"
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: lines,
      overflow: 'hidden',
      overflowWrap: 'break-word',
    }}
  >
    {String(value)}
  </Box>
)

/** How a list shows each kind of field: a new kind does not compile without its cell. */
const cells = {
  text: (value) => clamped(2, value),
  longText: (value) => clamped(2, value),
  textList: (value) => clamped(2, (value as string[]).join(', ')),
  image: (value) =>
    value ? (
      <Box
        component="img"
        src={value as string}
        alt=""
        loading="lazy"
        sx={{ width: 72, height: 48, objectFit: 'cover', borderRadius: 1, display: 'block' }}
      />
    ) : (
      '–'
    ),
  flag: (value) => (value ? 'Yes' : 'No'),
} satisfies Record<FieldKind, (value: unknown) => ReactNode>

export function FieldCell({ field, value }: { field: AnyField; value: unknown }) {
  return cells[field.kind](value)
}
