import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMessages } from '#admin/messages/use-messages.ts'
import type { ReadHours } from '#model/hours-text.ts'

interface TakenOverProps {
  /** Undefined until somebody has taken over the text. */
  read: ReadHours | undefined
  isEmpty: boolean
}

/** What became of the text, said as soon as it is taken over: above all what could not be read. */
export function TakenOver({ read, isEmpty }: TakenOverProps) {
  const { openingHours } = useMessages()
  return (
    <Box role="status">
      {read && (
        <>
          <Typography>{isEmpty ? openingHours.notTaken : openingHours.taken}</Typography>
          {read.unread.length > 0 && (
            <>
              <Typography sx={{ fontWeight: 700, mt: 1 }}>{openingHours.unread}</Typography>
              <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
                {read.unread.map((part, index) => (
                  <li key={index}>{part}</li>
                ))}
              </Box>
            </>
          )}
        </>
      )}
    </Box>
  )
}
