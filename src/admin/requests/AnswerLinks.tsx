import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react'
import { useMessages } from '#admin/messages/use-messages.ts'
import { preparedAnswers, type PreparedAnswers } from '#admin/requests/prepared-answers.ts'
import type { StoredRequest } from '#model/requests/stored-request.ts'
import { useSchoolName } from '#ui/page/school-name.ts'

interface Way {
  readonly to: keyof PreparedAnswers
  /** Where the label alone does not say whom. */
  readonly about: `${keyof PreparedAnswers}Of`
  readonly Icon: LucideIcon
}

const ways: readonly Way[] = [
  { to: 'call', about: 'callOf', Icon: Phone },
  { to: 'write', about: 'writeOf', Icon: Mail },
  { to: 'whatsApp', about: 'whatsAppOf', Icon: MessageCircle },
]

interface AnswerLinksProps {
  request: StoredRequest
  /** Where there is little room. */
  asIcons?: boolean
}

/** Ways to answer a visitor, each by one press, with a greeting to go on from. */
export function AnswerLinks({ request, asIcons = false }: AnswerLinksProps) {
  const { requests: words } = useMessages()
  const answers = preparedAnswers(request, useSchoolName())
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={words.answer(request.name)}
      sx={asIcons ? undefined : beside}
    >
      {ways.map(({ to, about, Icon }) => {
        const { [to]: href } = answers
        const { [to]: label, [about]: labelOf } = words
        if (href === undefined) return null
        // A chat is another site's, which must not take the place of the back office.
        const aside = to === 'whatsApp' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
        const link = { href, ...aside }
        return asIcons ? (
          <IconButton
            key={to}
            {...link}
            color="primary"
            title={label}
            aria-label={labelOf(request.name)}
          >
            <Icon size={20} />
          </IconButton>
        ) : (
          <Button
            key={to}
            {...link}
            variant="outlined"
            startIcon={<Icon size={18} />}
            sx={oneOfThree}
          >
            {label}
          </Button>
        )
      })}
    </Stack>
  )
}

const beside = { gap: 1, mt: 1.5, flexWrap: { sm: 'wrap' } }
/** On phones in one row, without pictures. */
const oneOfThree = {
  flex: { xs: '1 1 0', sm: 'none' },
  minWidth: 0,
  minHeight: 44,
  px: { xs: 0.5, sm: 2 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
}
