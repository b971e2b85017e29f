import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Copy } from 'lucide-react'
import { useMessages } from '#admin/messages/use-messages.ts'

interface CopyHoursProps {
  /** From 0, Monday. */
  day: number
  disabled: boolean
  /** To which days, from 0. */
  onCopy: (days: readonly number[]) => void
}

const ALL = [0, 1, 2, 3, 4, 5, 6]

/** A day's hours for other days, too. */
export function CopyHours({ day, disabled, onCopy }: CopyHoursProps) {
  const { openingHours } = useMessages()
  const { days, copy, copyTo } = openingHours
  const [anchor, setAnchor] = useState<HTMLElement>()
  const next = days[day + 1]
  const choices = [
    ...(next === undefined ? [] : [{ label: copyTo.next(next), to: [day + 1] }]),
    { label: copyTo.weekdays, to: ALL.slice(0, 5) },
    { label: copyTo.all, to: ALL },
  ]
  return (
    <>
      <IconButton
        aria-label={copy(days[day] ?? '')}
        aria-haspopup="menu"
        title={copy(days[day] ?? '')}
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Copy size={18} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {choices.map(({ label, to }) => (
            <MenuItem
              key={label}
              onClick={() => {
                onCopy(to)
                setAnchor(undefined)
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
