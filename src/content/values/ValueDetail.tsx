import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { NamedIcon } from '#ui/cards/NamedIcon.tsx'
import type { Value } from './definition.ts'

/** A value as staff see it. */
export default function ValueDetail({ record: value }: { record: Value }) {
  return (
    <Stack direction="row" spacing={3} sx={{ overflowWrap: 'anywhere', '& svg': { flex: 'none' } }}>
      <NamedIcon name={value.icon} label={value.icon} size={40} />
      <Typography sx={{ whiteSpace: 'pre-line', minWidth: 0 }}>{value.description}</Typography>
    </Stack>
  )
}
